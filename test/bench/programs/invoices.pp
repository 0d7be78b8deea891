# Sums up 150 invoices in cents, with discounts, taxes and rounding, and formats the amounts.
function cents(String $text) >> Integer {
  if $text =~ /\A(-?)(\d+)(?:\.(\d{1,2}))?\z/ {
    $fraction = $3 ? { undef => 0, /\A\d\z/ => Integer($3) * 10, default => Integer($3, 10) }
    $amount = Integer($2, 10) * 100 + $fraction
    if $1 == '-' { -$amount } else { $amount }
  } else {
    fail("not an amount: ${text}")
  }
}
function round_half_up(Integer $amount, Integer $divisor) >> Integer { ($amount * 2 + $divisor) / ($divisor * 2) }
function amount_text(Integer $cents, String[1, 1] $separator = ',') >> String {
  $sign = if $cents < 0 { '-' } else { '' }
  $whole = String(abs($cents) / 100).regsubst(/(\d)(?=(\d{3})+\z)/, "\\1${separator}", 'G')
  sprintf('%s%s.%02d', $sign, $whole, abs($cents) % 100)
}
function discount(Integer $sum) >> Integer {
  $percent = case $sum {
    Integer[0, 99999]:       { 0 }
    Integer[100000, 499999]: { 3 }
    Integer[500000]:         { 7 }
    default:                 { 0 }
  }
  round_half_up($sum * $percent, 100)
}
$taxes = { 'food' => 26, 'books' => 26, 'tools' => 81 }
$invoices = Integer[1, 150].map |$i| {
  $lines = Integer[1, $i % 5 + 2].map |$n| {
    { 'kind' => ['food', 'tools', 'books'][($i + $n) % 3], 'price' => "${$i * 17 % 900}.${$n * 13 % 90 + 10}", 'count' => $i * $n % 9 + 1 }
  }
  $sum = $lines.reduce(0) |$sum, $line| { $sum + cents($line['price']) * $line['count'] }
  $less = discount($sum)
  $tax = $lines.map |$line| { round_half_up(cents($line['price']) * $line['count'] * $taxes[$line['kind']], 1000) }.reduce |$a, $b| { $a + $b }
  $invoice = { 'number' => sprintf('R-%05d', $i), 'sum' => $sum, 'total' => $sum - $less + $tax }
  $invoice
}
$texts = $invoices.map |$invoice| { "${invoice['number']} ${amount_text($invoice['sum'])} ${amount_text($invoice['total'], "'")}" }
$total = $invoices.reduce(0) |$sum, $invoice| { $sum + $invoice['total'] }
"${amount_text($total)} ${texts.join("\n").length} ${texts[41]} ${amount_text(-$total)}"
