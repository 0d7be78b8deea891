# Walks a tree of hashes and arrays with a recursive function that tests the types of its nodes.
function weigh(Variant[Hash, Array, Scalar, Undef] $node, Integer $depth) >> Integer {
  $node ? {
    Hash    => $node.reduce(0) |$sum, $pair| { $sum + weigh($pair[1], $depth + 1) + $pair[0].length },
    Array   => $node.reduce(0) |$sum, $item| { $sum + weigh($item, $depth + 1) },
    Integer => $node * $depth,
    String  => $node.length,
    default => 1,
  }
}
function grow(Integer $depth) >> Hash {
  if $depth == 0 { { 'leaf' => 1, 'text' => 'abc' } }
  else { { 'left' => grow($depth - 1), 'right' => [grow($depth - 1), $depth, undef, true] } }
}
weigh(grow(8), 0)
