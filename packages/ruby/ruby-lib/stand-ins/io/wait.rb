# The sandbox has no streams to wait for, so this library is empty.
