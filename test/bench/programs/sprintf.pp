# Formats 5,000 rows of a table.
$rows = Integer[1, 5000].map |$i| { sprintf('%-12s|%08.3f|%5d|%x|%s', "host${i}", $i / 7.0, $i, $i, $i % 2 == 0) }
$rows.reduce(0) |$sum, $row| { $sum + $row.length }
