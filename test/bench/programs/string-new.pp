# Formats 4,000 numbers with String() and reads them with Integer() and Float().
Integer[1, 4000].reduce(0) |$sum, $i| {
  $hex = String($i, '%x')
  $wide = String($i, '%08d')
  $ratio = String($i / 4.0, '%.2f')
  $back = Integer("0x${hex}") + Integer($wide, 10)
  $sum + $back + $hex.length + $wide.length + $ratio.length + Integer(Float($ratio))
}
