# Folds expressions that a recursive alias describes: Tuples, Structs and Integers.
type Expr = Variant[Integer, Tuple[Enum['add', 'mul'], Expr, Expr], Struct[{ 'neg' => Expr }]]
function value_of(Expr $expr) >> Integer {
  case $expr {
    Integer:                         { $expr }
    Tuple[Enum['add'], Any, Any]:    { value_of($expr[1]) + value_of($expr[2]) }
    Struct[{ 'neg' => Any }]:        { -value_of($expr['neg']) }
    default:                         { value_of($expr[1]) * value_of($expr[2]) % 1000 }
  }
}
Integer[1, 400].reduce(0) |$sum, $i| {
  $sum + value_of(['add', ['mul', $i, ['add', $i, 3]], { 'neg' => ['mul', ['add', 1, $i], { 'neg' => $i }] }])
}
