# Parses regular expressions into trees, and matches texts with them by the sets of positions where a match can end.
type Regex::Node = Variant[
  Tuple[Enum['char'], String[1, 1]],
  Tuple[Enum['any', 'empty', 'start', 'end']],
  Tuple[Enum['set'], Array[String], Boolean],
  Tuple[Enum['star', 'plus', 'optional'], Regex::Node],
  Tuple[Enum['both', 'either'], Regex::Node, Regex::Node]
]
function parse_either(Array[String] $letters, Integer $at) >> Tuple[Regex::Node, Integer] {
  [$left, $next] = parse_sequence($letters, $at)
  if $letters[$next] == '|' {
    [$right, $after] = parse_either($letters, $next + 1)
    [['either', $left, $right], $after]
  } else {
    [$left, $next]
  }
}
function parse_sequence(Array[String] $letters, Integer $at) >> Tuple[Regex::Node, Integer] {
  if $at >= $letters.length or $letters[$at] in ['|', ')'] { return [['empty'], $at] }
  [$first, $next] = parse_repeat($letters, $at)
  [$rest, $after] = parse_sequence($letters, $next)
  if $rest[0] == 'empty' { [$first, $after] } else { [['both', $first, $rest], $after] }
}
function parse_repeat(Array[String] $letters, Integer $at) >> Tuple[Regex::Node, Integer] {
  [$node, $next] = parse_atom($letters, $at)
  $letters[$next] ? {
    '*'     => [['star', $node], $next + 1],
    '+'     => [['plus', $node], $next + 1],
    '?'     => [['optional', $node], $next + 1],
    default => [$node, $next],
  }
}
function parse_atom(Array[String] $letters, Integer $at) >> Tuple[Regex::Node, Integer] {
  $letter = $letters[$at]
  case $letter {
    '(': {
      [$node, $next] = parse_either($letters, $at + 1)
      [$node, $next + 1]
    }
    '[': {
      $negated = $letters[$at + 1] == '^'
      parse_set($letters, if $negated { $at + 2 } else { $at + 1 }, [], $negated)
    }
    '.': { [['any'], $at + 1] }
    '^': { [['start'], $at + 1] }
    '$': { [['end'], $at + 1] }
    '\\': {
      $class = $letters[$at + 1] ? {
        'd'     => ['set', '0123456789'.split(''), false],
        'w'     => ['set', 'abcdefghijklmnopqrstuvwxyz0123456789_'.split(''), false],
        's'     => ['set', [' ', "\t"], false],
        default => ['char', $letters[$at + 1]],
      }
      [$class, $at + 2]
    }
    default: { [['char', $letter], $at + 1] }
  }
}
function parse_set(Array[String] $letters, Integer $at, Array[String] $known, Boolean $negated) >> Tuple[Regex::Node, Integer] {
  $letter = $letters[$at]
  if $letter == ']' { return [['set', $known, $negated], $at + 1] }
  if $letters[$at + 1] == '-' and $letters[$at + 2] != ']' {
    $alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('')
    $range = $alphabet[$alphabet.index($letter), $alphabet.index($letters[$at + 2]) - $alphabet.index($letter) + 1]
    parse_set($letters, $at + 3, $known + $range, $negated)
  } else {
    parse_set($letters, $at + 1, $known + [$letter], $negated)
  }
}
function ends(Regex::Node $node, Array[String] $text, Integer $at) >> Array[Integer] {
  case $node[0] {
    'char': { if $text[$at] == $node[1] { [$at + 1] } else { [] } }
    'any': { if $at < $text.length { [$at + 1] } else { [] } }
    'set': {
      if $at < $text.length and ($text[$at] in $node[1]) != $node[2] { [$at + 1] } else { [] }
    }
    'start': { if $at == 0 { [$at] } else { [] } }
    'end': { if $at == $text.length { [$at] } else { [] } }
    'both': { ends($node[1], $text, $at).map |$middle| { ends($node[2], $text, $middle) }.flatten.unique }
    'either': { (ends($node[1], $text, $at) + ends($node[2], $text, $at)).unique }
    'optional': { ([$at] + ends($node[1], $text, $at)).unique }
    'plus': { repeated($node[1], $text, ends($node[1], $text, $at), []) }
    'star': { repeated($node[1], $text, [$at], []) }
    default: { [$at] }
  }
}
function repeated(Regex::Node $node, Array[String] $text, Array[Integer] $open, Array[Integer] $seen) >> Array[Integer] {
  $new = $open - $seen
  if $new.empty { return $seen }
  repeated($node, $text, $new.map |$at| { ends($node, $text, $at) }.flatten.unique, $seen + $new)
}
function find(Regex::Node $node, String $text) >> Optional[String] {
  $letters = $text.split('')
  $start = Integer[0, $letters.length].index |$at| { !ends($node, $letters, $at).empty }
  if $start == undef { return undef }
  $stop = ends($node, $letters, $start).max
  if $stop == $start { '' } else { $text[$start, $stop - $start] }
}
function show_node(Regex::Node $node) >> String {
  case $node {
    [Enum['char'], String]: { $node[1] }
    [Enum['set'], Array, Boolean]: { "set(${node[1].length}${if $node[2] { ' not' } else { '' }})" }
    [String, Array, Array]: { "${node[0]}(${show_node($node[1])}, ${show_node($node[2])})" }
    [String, Array]: { "${node[0]}(${show_node($node[1])})" }
    default: { $node[0] }
  }
}
$expressions = ['a(b|c)*d', '^\\w+@\\w+(\\.\\w+)+$', '[^ ]+ing', '(ab|a)(bc|c)?$', '\\d+(\\.\\d\\d)?', 'x*y+z?', '[a-f0-9]+:[a-f0-9]+', '^(a*)*b$', '.o.']
$texts = ['abcbcd', 'ann@mail.example.org', 'he was running home', 'abc', 'costs 12.50 or 7', 'xxyyyz', 'ff:0a:1', 'aaaaaaaab', 'aaaaaaaaa', 'zz top', 'nobody']
$trees = $expressions.map |$expression| { parse_either($expression.split(''), 0)[0] }
$found = $trees.map |$tree| { $texts.map |$text| { find($tree, $text) } }
[$trees.map |$tree| { show_node($tree) }, $found, $found.map |$row| { $row.filter |$match| { $match =~ String[1] }.length }]
