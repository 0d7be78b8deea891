# Formats 1,500 numbers with sprintf and String: computed formats, named values and paddings.
$formats = ['%5d', '%-5d', '%05d', '%x', '%+d', '%o']
Integer[1, 1500].reduce(0) |$s, $i| {
  $a = sprintf($formats[$i % 6], $i)
  $b = sprintf('%<key>s: %<value>05.1f', { 'key' => "k${i}", 'value' => $i / 3.0 })
  $c = String($i * 17, '%#x')
  $d = String([1, $i, 'x'], '%a')
  $e = String(true, '%y')
  $f = sprintf('%s/%s/%s', $i, $i % 2 == 0, "t${i}")
  $s + $a.length + $b.length + $c.length + $d.length + $e.length + $f.length
}
