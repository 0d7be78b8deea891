# 10,000 strings sorted and made unique.
$words = Integer[1, 10000].map |$i| { "word ${($i * 7919) % 5003}" }
$words.sort.unique.size
