# Wraps 3,000 passwords, checks them and builds texts from them.
function token(Variant[String, Sensitive[String]] $secret, Integer $round) >> Sensitive[String] {
  $plain = $secret ? { Sensitive => $secret.unwrap, default => $secret }
  Sensitive("${plain}-${round}")
}
Integer[1, 3000].reduce(0) |$sum, $i| {
  $first = token("pass${i}", $i)
  $second = token($first, $i % 7)
  $length = $second.unwrap |$text| { $text.length }
  $shown = "<${second}>".length
  $sum + $length + $shown + if $first.unwrap == 'pass7-7' { 1000 } else { 0 }
}
