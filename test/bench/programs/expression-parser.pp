# Evaluates 300 arithmetic expressions with a recursive descent parser over tokens.
function parse_expr(Array[String] $t, Integer $at) >> Tuple[Integer, Integer] {
  $left = parse_term($t, $at)
  more_terms($t, $left)
}
function more_terms(Array[String] $t, Tuple[Integer, Integer] $left) >> Tuple[Integer, Integer] {
  [$value, $at] = $left
  case $t[$at] {
    '+': { $r = parse_term($t, $at + 1); more_terms($t, [$value + $r[0], $r[1]]) }
    '-': { $r = parse_term($t, $at + 1); more_terms($t, [$value - $r[0], $r[1]]) }
    default: { $left }
  }
}
function parse_term(Array[String] $t, Integer $at) >> Tuple[Integer, Integer] {
  more_factors($t, parse_factor($t, $at))
}
function more_factors(Array[String] $t, Tuple[Integer, Integer] $left) >> Tuple[Integer, Integer] {
  [$value, $at] = $left
  if $t[$at] == '*' {
    $r = parse_factor($t, $at + 1)
    more_factors($t, [$value * $r[0], $r[1]])
  } else { $left }
}
function parse_factor(Array[String] $t, Integer $at) >> Tuple[Integer, Integer] {
  $tok = $t[$at]
  if $tok == '(' {
    $inner = parse_expr($t, $at + 1)
    [$inner[0], $inner[1] + 1]
  } elsif $tok =~ /\A\d+\z/ {
    [Integer($tok), $at + 1]
  } else { fail("unexpected ${tok}") }
}
Integer[1, 300].reduce(0) |$s, $i| {
  $text = "(${i} + 2) * 3 - ${$i % 7} * (4 + (5 - 1)) + 12"
  $tokens = $text.split('').filter |$c| { $c != ' ' }.reduce([]) |$acc, $c| {
    if $c =~ /\d/ and $acc.size > 0 and $acc[-1] =~ /\A\d+\z/ { $acc[0, $acc.size - 1] + ["${acc[-1]}${c}"] } else { $acc + [$c] }
  }
  $s + parse_expr($tokens, 0)[0]
}
