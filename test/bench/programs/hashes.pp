# A hash of 20,000 entries built, and every entry read.
$numbers = Hash(Integer[1, 20000].map |$i| { ["key ${i}", $i] })
Integer[1, 20000].reduce(0) |$sum, $i| { $sum + $numbers["key ${i}"] }
