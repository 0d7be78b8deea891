# Runs a generator of pseudorandom numbers, with products near 2^62, and shifts its bits.
function next_seed(Integer $seed) >> Integer { ($seed * 1103515245 + 12345) % 2147483648 }
function hash_of(String $text, Integer $seed) >> Integer {
  $text.split('').reduce($seed) |$hash, $letter| { ($hash * 31 + $letter.length + $hash >> 3) % 1000000007 }
}
$end = Integer[1, 5000].reduce([42, 0]) |$memo, $i| {
  $seed = next_seed($memo[0])
  $bits = ($seed >> 7) % 256 + (1 << ($i % 40)) % 1009
  [$seed, ($memo[1] + $bits) % 9223372036854775807]
}
"${end[0]} ${end[1]} ${hash_of('the quick brown fox', 7)} ${9223372036854775806 - $end[0]} ${4611686018427387904 + $end[1]}"
