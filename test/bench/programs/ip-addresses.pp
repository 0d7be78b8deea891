# Converts 1,000 IPv4 addresses with integer arithmetic and looks for them in networks.
function to_int(Pattern[/\A\d+\.\d+\.\d+\.\d+\z/] $ip) >> Integer {
  $ip.split('[.]').reduce(0) |$n, $part| { ($n << 8) + Integer($part, 10) }
}
function to_ip(Integer[0, 4294967295] $n) >> String {
  [24, 16, 8, 0].map |$shift| { ($n >> $shift) % 256 }.join('.')
}
function in_net(String $ip, String $cidr) >> Boolean {
  if $cidr =~ /\A([\d.]+)\/(\d+)\z/ {
    $size = 1 << (32 - Integer($2))
    to_int($ip) / $size == to_int($1) / $size
  } else { false }
}
Integer[1, 1000].reduce(0) |$s, $i| {
  $ip = to_ip(167772160 + $i * 977)
  $hit = if in_net($ip, '10.3.0.0/16') { 1 } elsif in_net($ip, "10.${$i % 16}.0.0/14") { 2 } else { 0 }
  $s + $hit + $ip.length
}
