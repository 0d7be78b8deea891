# Multiplies 8 x 8 matrices of integers 20 times.
function multiply(Array[Array[Integer]] $a, Array[Array[Integer]] $b) >> Array[Array[Integer]] {
  Integer[0, 7].map |$row| {
    Integer[0, 7].map |$column| {
      Integer[0, 7].reduce(0) |$sum, $k| { ($sum + $a[$row][$k] * $b[$k][$column]) % 1009 }
    }
  }
}
$start = Integer[0, 7].map |$row| { Integer[0, 7].map |$column| { $row * 3 + $column } }
$end = Integer[1, 20].reduce($start) |$matrix, $i| { multiply($matrix, $start) }
$end.flatten.reduce |$a, $b| { $a + $b }
