# Computes the payments of loans in cents, and prints them as tables with separated thousands.
type Cents = Integer
type Payment = Struct[{ month => Integer[1], interest => Cents, principal => Cents, balance => Cents }]
type Loan = Struct[{ name => String[1], amount => Cents, rate => Float, months => Integer[1] }]
function money(Cents $cents) >> String {
  $sign = if $cents < 0 { '-' } else { '' }
  $whole = String(abs($cents) / 100).regsubst('(\d)(?=(\d{3})+\z)', '\1,', 'G')
  sprintf('%s%s.%02d', $sign, $whole, abs($cents) % 100)
}
function instalment(Loan $loan) >> Cents {
  $rate = $loan['rate'] / 1200
  $growth = Integer[1, $loan['months']].reduce(1.0) |$product, $month| { $product * (1 + $rate) }
  round($loan['amount'] * $rate * $growth / ($growth - 1))
}
function payments(Loan $loan) >> Array[Payment] {
  $rate = $loan['rate'] / 1200
  $monthly = instalment($loan)
  Integer[1, $loan['months']].reduce([]) |$list, $month| {
    $before = if $list.empty { $loan['amount'] } else { $list[-1]['balance'] }
    $interest = round($before * $rate)
    $principal = if $month == $loan['months'] { $before } else { $monthly - $interest }
    $list + [{ 'month' => $month, 'interest' => $interest, 'principal' => $principal, 'balance' => $before - $principal }]
  }
}
function table(Loan $loan, Array[Payment] $payments) >> Array[String] {
  $years = $payments.group_by |$payment| { ($payment['month'] - 1) / 12 }
  $rows = $years.map |$year, $list| {
    $interest = $list.map |$payment| { $payment['interest'] }.reduce |$a, $b| { $a + $b }
    $principal = $list.map |$payment| { $payment['principal'] }.reduce |$a, $b| { $a + $b }
    sprintf('%4d %14s %14s %14s', $year + 1, money($interest), money($principal), money($list[-1]['balance']))
  }
  [sprintf('%s at %.2f%%', $loan['name'], $loan['rate']), sprintf('%4s %14s %14s %14s', 'year', 'interest', 'principal', 'balance')] + $rows
}
$loans = [
  { 'name' => 'Car', 'amount' => 1850000, 'rate' => 4.9, 'months' => 48 },
  { 'name' => 'House', 'amount' => 24500000, 'rate' => 3.25, 'months' => 180 },
  { 'name' => 'Boat', 'amount' => 725050, 'rate' => 7.125, 'months' => 30 },
  { 'name' => 'Shop', 'amount' => 120000000, 'rate' => 2.6, 'months' => 120 },
]
$schedules = $loans.map |$loan| { payments($loan) }
$totals = $loans.map |$index, $loan| {
  $paid = $schedules[$index].reduce(0) |$sum, $payment| { $sum + $payment['interest'] + $payment['principal'] }
  [$loan['name'], money($paid), money($loan['amount'] - $paid)]
}
[
  $totals,
  table($loans[0], $schedules[0]),
  table($loans[3], $schedules[3])[-2, 2],
  $schedules[1].filter |$payment| { $payment['month'] % 36 == 0 }.map |$payment| { money($payment['balance']) },
  $schedules[2][-1],
]
