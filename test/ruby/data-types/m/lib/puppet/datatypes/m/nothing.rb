# No call
1
