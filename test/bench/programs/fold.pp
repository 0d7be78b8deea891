# A fold over 100,000 integers.
Integer[1, 100000].reduce(0) |$memo, $x| { $memo + $x * 2 % 7 }
