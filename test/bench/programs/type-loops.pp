# Sorts 6,000 values into kinds with type expressions in a loop.
$values = Integer[1, 6000].map |$i| {
  case $i % 6 {
    0: { $i } 1: { "v${i}" } 2: { [$i, "a"] } 3: { { 'id' => $i } } 4: { undef } default: { ["x", "y${i}"] }
  }
}
$values.reduce(0) |$sum, $value| {
  $sum + case $value {
    Integer[0, 3000]:              { 1 }
    Integer:                       { 2 }
    Array[String[1], 1]:           { 3 }
    Tuple[Integer, String]:        { 4 }
    Struct[{ 'id' => Integer }]:   { 5 }
    Optional[Pattern[/\Av\d+\z/]]: { 6 }
    default:                       { 7 }
  }
}
