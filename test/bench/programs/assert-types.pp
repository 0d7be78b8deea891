# Checks 1,500 values with assert_type, a block for mismatches and a recursive alias.
type Json = Variant[String, Numeric, Boolean, Undef, Array[Json], Hash[String, Json]]
type Limits = Struct[{ min => Integer, max => Integer }]
function clamp(Any $v, Limits $l) >> Integer {
  $n = assert_type(Integer, $v) |$expected, $actual| { 0 }
  if $n < $l['min'] { $l['min'] } elsif $n > $l['max'] { $l['max'] } else { $n }
}
$docs = [{ 'a' => [1, 2, { 'b' => 'x' }] }, [1.5, true, undef], 'text', { 'deep' => { 'deeper' => [[[1]]] } }, { 1 => 2 }]
$limits = { 'min' => 10, 'max' => 700 }
Integer[1, 1500].reduce(0) |$s, $i| {
  $d = $docs[$i % 5]
  $ok = if $d =~ Json { 1 } else { 0 }
  $c = clamp(if $i % 4 == 0 { 'none' } else { $i }, $limits)
  $t = assert_type(Variant[Integer[1], Enum['a', 'b']], if $i % 2 == 0 { 'a' } else { $i })
  $s + $ok + $c + if $t == 'a' { 1 } else { 2 }
}
