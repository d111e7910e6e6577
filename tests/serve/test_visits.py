"""A visit from beginning to end: the screen, the keys, the size, leaving and coming back."""




def test_a_visitor_sees_the_house_presses_keys_and_leaves(open_house):
    async def scene(house):
        async with house.sits("anna") as anna:
            await anna.sees("Rules", "Quit")
            await anna.press("f1")
            await anna.sees("Bruxelles")
            await anna.press("escape")
            await anna.sees("Quit")
            await anna.press("q")
            assert await anna.goodbye() == 0
            assert "See you soon." in anna.printed
            assert not anna.screen.modes - {7, 25}, "the terminal is given back as it was"
        [opened] = house.told("session-opened")
        assert (opened["player"], opened["terminal"], opened["size"]) == ("anna", "xterm-256color", "80x24")
        assert [each["player"] for each in house.told("session-closed")] == ["anna"]

    open_house(scene)
