# Renders a report with heredocs and columns of sprintf 150 times.
function row(String $name, Numeric $value, Boolean $ok) >> String {
  sprintf('%-12s|%8.2f|%5s|%04d', $name, $value, $ok ? { true => 'yes', default => 'no' }, $name.length)
}
Integer[1, 150].reduce(0) |$sum, $i| {
  $rows = Integer[1, 12].map |$n| { row("service-${n}", $n * $i / 3.0, $n % 3 == 0) }
  $title = "Report ${i}"
  $text = @("END")
    ${title}
    ${rows.join("\n")}
    ---
    Average: ${$i * 2}, last "${rows[-1]}"
    Total\t${rows.length} of ${12 + $i}
    | END
  $sum + $text.length + $text.split("\n").length
}
