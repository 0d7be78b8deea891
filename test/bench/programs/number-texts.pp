# Converts 2,000 texts to numbers and back; some of the texts are not numbers.
$texts = ['12', '0x1F', '1.5', '-7', '0b101', 'abc', '1e3', '077']
Integer[1, 2000].reduce(0) |$s, $i| {
  $t = $texts[$i % 8]
  $n = if $t =~ Pattern[/\A-?\d+\z/] { Integer($t, 10) } elsif $t =~ /\A0[xb]/ { Integer($t) } elsif $t =~ /\A-?\d+\.\d+\z/ { Float($t).floor } else { 0 }
  $f = Float($i) / 4
  $r = $f.round + $f.ceiling + Integer($f)
  $b = Boolean($i % 2)
  $num = Numeric("${i}.25")
  $s + $n + $r + if $b { 1 } else { 0 } + "${num}".length + String($f).length
}
