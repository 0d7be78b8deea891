# The width of a terminal in characters.
type Motd::Width = Integer[20, 200]
