# Simplifies and prints 80 trees of conditions.
type Condition = Variant[Boolean, String, Hash[String, Any]]
function simplify(Condition $node) >> Condition {
  unless $node =~ Hash { return $node }
  case $node['op'] {
    'not': {
      $inner = simplify($node['arg'])
      case $inner {
        Boolean: { !$inner }
        Hash: { if $inner['op'] == 'not' { $inner['arg'] } else { { 'op' => 'not', 'arg' => $inner } } }
        default: { { 'op' => 'not', 'arg' => $inner } }
      }
    }
    'and', 'or': {
      $neutral = $node['op'] == 'and'
      $args = $node['args'].map |$arg| { simplify($arg) }.map |$arg| {
        if $arg =~ Hash and $arg['op'] == $node['op'] { $arg['args'] } else { [$arg] }
      }.reduce([]) |$all, $list| { $all + $list }.filter |$arg| { $arg != $neutral }.unique
      if !$neutral in $args { !$neutral }
      elsif $args.empty { $neutral }
      elsif $args.length == 1 { $args[0] }
      else { { 'op' => $node['op'], 'args' => $args } }
    }
    default: { fail("unknown operator ${node['op']}") }
  }
}
function render(Condition $node, Integer $depth = 0) >> String {
  case $node {
    Boolean: { String($node) }
    String: { $node }
    default: {
      if $node['op'] == 'not' { "!${render($node['arg'], $depth + 1)}" } else {
        $text = $node['args'].map |$arg| { render($arg, $depth + 1) }.join(" ${node['op']} ")
        if $depth > 0 { "(${text})" } else { $text }
      }
    }
  }
}
function build(Integer $seed, Integer $depth) >> Condition {
  if $depth == 0 {
    case $seed % 6 {
      0: { true }
      1: { false }
      default: { "v${$seed % 5}" }
    }
  } else {
    case $seed % 3 {
      0: { { 'op' => 'not', 'arg' => build($seed * 5 % 97, $depth - 1) } }
      1: { { 'op' => 'and', 'args' => Integer[1, 3].map |$i| { build(($seed + $i * 7) % 89, $depth - 1) } } }
      default: { { 'op' => 'or', 'args' => Integer[1, 2].map |$i| { build(($seed * 3 + $i) % 83, $depth - 1) } } }
    }
  }
}
$trees = Integer[1, 80].map |$i| { build($i, 3) }
$texts = $trees.map |$tree| { render(simplify($tree)) }
[$texts.unique.length, $texts[0, 8], $texts.map |$text| { $text.length }]
