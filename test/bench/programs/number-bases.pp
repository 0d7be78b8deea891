# Mixes shifted bits, moduli of negative numbers, and texts in three number bases 3,000 times.
function mix(Integer $h, Integer $x) >> Integer { (($h << 5) + ($h >> 2) + $x) % 4294967296 }
Integer[1, 3000].reduce(17) |$h, $i| {
  $m = mix($h, $i * 31)
  $neg = (0 - $m) % 97
  $div = (0 - $i) / 7
  $hex = Integer("0x${String($i % 4096, '%x')}")
  $oct = Integer("0${String($i % 512, '%o')}", 8)
  $bin = Integer(String($i % 64, '%b'), 2)
  ($m + $neg + $div + $hex + $oct + $bin) % 1000003
}
