# Inserts numbers and names into binary search trees, walks the trees, and finds and removes values.
type Tree = Optional[Struct[{ value => Scalar, count => Integer[1], left => Optional[Hash], right => Optional[Hash] }]]
function tree_insert(Tree $tree, Scalar $value) >> Tree {
  if $tree =~ Undef {
    $leaf = { 'value' => $value, 'count' => 1, 'left' => undef, 'right' => undef }
    $leaf
  } elsif $value == $tree['value'] {
    $tree + { 'count' => $tree['count'] + 1 }
  } elsif $value < $tree['value'] {
    $tree + { 'left' => tree_insert($tree['left'], $value) }
  } else {
    $tree + { 'right' => tree_insert($tree['right'], $value) }
  }
}
function tree_values(Tree $tree) >> Array[Scalar] {
  if $tree {
    tree_values($tree['left']) + [$tree['value']] + tree_values($tree['right'])
  } else {
    []
  }
}
function tree_depth(Tree $tree) >> Integer[0] {
  if $tree =~ Undef { 0 } else { 1 + max(tree_depth($tree['left']), tree_depth($tree['right'])) }
}
function tree_contains(Tree $tree, Scalar $value) >> Boolean {
  case $tree {
    Undef: { false }
    default: {
      if $value == $tree['value'] {
        true
      } else {
        $side = if $value < $tree['value'] { 'left' } else { 'right' }
        tree_contains($tree[$side], $value)
      }
    }
  }
}
function tree_first(Tree $tree) >> Scalar {
  if $tree['left'] { tree_first($tree['left']) } else { $tree['value'] }
}
function tree_remove(Tree $tree, Scalar $value) >> Tree {
  if !$tree {
    undef
  } elsif $value < $tree['value'] {
    $tree + { 'left' => tree_remove($tree['left'], $value) }
  } elsif $value > $tree['value'] {
    $tree + { 'right' => tree_remove($tree['right'], $value) }
  } elsif $tree['left'] =~ Undef {
    $tree['right']
  } elsif $tree['right'] =~ Undef {
    $tree['left']
  } else {
    $next = tree_first($tree['right'])
    $tree + { 'value' => $next, 'right' => tree_remove($tree['right'], $next) }
  }
}
function tree_text(Tree $tree) >> String {
  $tree ? {
    undef   => '-',
    default => "(${tree_text($tree['left'])} ${tree['value']} ${tree_text($tree['right'])})",
  }
}
$numbers = Integer[1, 70].map |$i| { $i * 37 % 101 + $i / 60 }
$names = ['mail', 'web', 'db', 'ldap', 'proxy', 'cache', 'dns', 'ntp', 'backup', 'build', 'web', 'mail', 'web']
$tree = $numbers.reduce(undef) |$memo, $number| { tree_insert($memo, $number) }
$hosts = $names.reduce(undef) |$memo, $name| { tree_insert($memo, $name) }
$found = Integer[0, 100].filter |$number| { tree_contains($tree, $number) }
$smaller = [37, 74, 10, 99, 1].reduce($tree) |$memo, $number| { tree_remove($memo, $number) }
[
  tree_values($tree), tree_depth($tree), $found.length, tree_values($smaller).length, tree_depth($smaller),
  tree_text($hosts), tree_contains($hosts, 'ntp'), tree_contains($hosts, 'nfs'), tree_text(tree_remove($hosts, 'mail')),
]
