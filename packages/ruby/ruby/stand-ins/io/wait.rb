# The sandbox has nothing to wait for.
