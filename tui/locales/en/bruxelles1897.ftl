# Bruxelles 1897
