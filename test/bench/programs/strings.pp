# 20,000 strings mapped with a regular expression.
Integer[1, 20000].map |$i| { regsubst("item-${i}", '^(\w+)-(\d+)$', '\2-\1') }.reduce(0) |$sum, $s| { $sum + $s.length }
