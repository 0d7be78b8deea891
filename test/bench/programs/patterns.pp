# Extracts the parts of 4,000 log lines with regular expressions and their groups.
$lines = Integer[1, 4000].map |$i| {
  if $i % 5 == 0 { "error: disk ${i} is full" } else { "host${$i % 40}.example.com GET /path/${i} ${$i % 500}" }
}
$lines.reduce(0) |$sum, $line| {
  if $line =~ /\Aerror: (\w+) (\d+)/ {
    $sum + Integer($2) % 7
  } elsif $line =~ /\A(\S+) (GET|POST) (\S+) (\d+)\z/ {
    $sum + $1.length + Integer($4, 10)
  } else {
    fail("unknown line ${line}")
  }
}
