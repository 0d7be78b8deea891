# Applies 300 transactions to accounts and collects errors, balances and statements.
type Account = Pattern[/\A[A-Z]{2}\d{4}\z/]
type Deposit = Struct[{ kind => Enum['deposit', 'withdrawal'], account => Account, amount => Integer[1] }]
type Transfer = Struct[{ kind => Enum['transfer'], from => Account, to => Account, amount => Integer[1] }]
type Correction = Struct[{ kind => Enum['correction'], account => Account, balance => Integer }]
type Books = Struct[{ balances => Hash[Account, Integer], errors => Array[String], fees => Integer[0] }]
function money(Integer $cents) >> String {
  $sign = if $cents < 0 { '-' } else { '' }
  $value = abs($cents)
  "${sign}${grouped($value / 100)}.${sprintf('%02d', $value % 100)}"
}
function grouped(Integer[0] $number) >> String {
  if $number < 1000 { "${number}" } else { "${grouped($number / 1000)},${sprintf('%03d', $number % 1000)}" }
}
function post(Books $books, Account $account, Integer $change) >> Books {
  $balance = $books['balances'].get($account, 0) + $change
  if $balance < -50000 {
    $books + { 'errors' => $books['errors'] + ["${account} would have ${money($balance)}"] }
  } else {
    $books + { 'balances' => $books['balances'] + { $account => $balance } }
  }
}
function apply_entry(Books $books, Any $entry) >> Books {
  case $entry {
    Deposit: {
      $sign = if $entry['kind'] == 'deposit' { 1 } else { -1 }
      post($books, $entry['account'], $sign * $entry['amount'])
    }
    Transfer: {
      $fee = if $entry['amount'] > 20000 { $entry['amount'] / 200 } else { 0 }
      $paid = post($books, $entry['from'], -($entry['amount'] + $fee))
      if $paid['errors'].length > $books['errors'].length {
        $paid
      } else {
        post($paid, $entry['to'], $entry['amount']) + { 'fees' => $paid['fees'] + $fee }
      }
    }
    Correction: { $books + { 'balances' => $books['balances'] + { $entry['account'] => $entry['balance'] } } }
    Struct[{ kind => String, amount => Integer }]: { $books + { 'errors' => $books['errors'] + ["unknown entry ${entry['kind']}"] } }
    default: { $books + { 'errors' => $books['errors'] + ['no entry'] } }
  }
}
$accounts = ['DE1000', 'DE1001', 'FR2000', 'IT3000', 'NO4000', 'SE5000']
$entries = Integer[1, 300].map |$i| {
  $account = $accounts[$i * 5 % 6]
  $amount = $i * 7919 % 60000 + 1
  case $i % 7 {
    0: { { 'kind' => 'deposit', 'account' => $account, 'amount' => $amount } }
    1, 2: { { 'kind' => 'transfer', 'from' => $account, 'to' => $accounts[$i % 4], 'amount' => $amount } }
    3: { { 'kind' => 'withdrawal', 'account' => $account, 'amount' => $amount } }
    4: { if $i % 4 == 0 { { 'kind' => 'correction', 'account' => $account, 'balance' => $amount - 100 } } else { { 'kind' => 'deposit', 'account' => $account, 'amount' => 2 * $amount } } }
    5: { if $i % 5 == 0 { { 'kind' => 'loan', 'amount' => $amount } } else { { 'kind' => 'transfer', 'from' => $account, 'to' => 'CH9000', 'amount' => 100 } } }
    default: { if $i % 9 == 0 { undef } else { { 'kind' => 'deposit', 'account' => "x${i}", 'amount' => 1 } } }
  }
}
$books = $entries.reduce({ 'balances' => {}, 'errors' => [], 'fees' => 0 }) |$memo, $entry| { apply_entry($memo, $entry) }
$statement = $books['balances'].keys.sort.map |$account| { sprintf('%s %15s', $account, money($books['balances'][$account])) }
[$statement, $books['errors'].length, $books['errors'][0, 3], money($books['fees']), money($books['balances'].values.reduce |$a, $b| { $a + $b })]
