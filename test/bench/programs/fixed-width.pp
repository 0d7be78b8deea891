# Reads records of fixed width with headers, details and trailers, checks their sums, and writes a summary.
type Column = Tuple[String[1], Integer[0], Integer[1], Enum['text', 'number', 'money', 'date']]
function columns_of(String[1] $type) >> Array[Column] {
  $type ? {
    'H'     => [['file', 1, 8, 'text'], ['created', 9, 8, 'date']],
    'D'     => [['account', 1, 8, 'text'], ['name', 9, 16, 'text'], ['booked', 25, 8, 'date'], ['amount', 33, 10, 'money'], ['code', 43, 3, 'number']],
    'T'     => [['count', 1, 6, 'number'], ['sum', 7, 12, 'money']],
    default => [],
  }
}
function read_cell(String $text, String $kind) >> Any {
  $value = $text.strip
  case $kind {
    'number': { Integer(regsubst($value, /\A0+(?=\d)/, '')) }
    'money': {
      $sign = if $value[-1] == '-' { -1 } else { 1 }
      $sign * Integer(regsubst($value, /[^0-9]/, '', 'G'), 10)
    }
    'date': {
      if $value =~ /\A(\d{4})(\d\d)(\d\d)\z/ { "${1}-${2}-${3}" } else { undef }
    }
    default: { $value }
  }
}
function read_record(String $line) >> Hash[String, Any] {
  $type = $line[0]
  $columns = columns_of($type)
  $values = $columns.reduce({}) |$memo, $column| {
    [$name, $start, $width, $kind] = $column
    $memo + { $name => read_cell($line[$start, $width], $kind) }
  }
  $values + { 'type' => $type }
}
function write_money(Integer $cents, Integer $width) >> String {
  $text = sprintf('%d.%02d', abs($cents) / 100, abs($cents) % 100)
  sprintf("%${width}s%s", $text, if $cents < 0 { '-' } else { ' ' })
}
function check_file(Array[Hash] $records) >> Array[String] {
  $details = $records.filter |$record| { $record['type'] == 'D' }
  $trailer = $records.filter |$record| { $record['type'] == 'T' }[0]
  $sum = $details.reduce(0) |$total, $record| { $total + $record['amount'] }
  $unknown = $records.filter |$record| { !($record['type'] in ['H', 'D', 'T']) }
  $dates = $details.filter |$record| { $record['booked'] =~ Undef }
  $errors = [
    if $trailer == undef { 'no trailer' },
    if $trailer and $trailer['count'] != $details.length { "trailer counts ${trailer['count']} of ${details.length}" },
    if $trailer and $trailer['sum'] != $sum { "sum is ${sum}" },
    if !$unknown.empty { "${unknown.length} unknown records" },
  ]
  $errors.filter |$text| { $text != undef } + $dates.map |$record| { "no date for ${record['account']}" }
}
$names = ['Miller Ann', 'Jones Bob', 'Garcia Carl', 'Smith Dora']
$lines = Integer[1, 70].map |$i| {
  $cents = $i * 7919 % 250000
  $amount = sprintf('%9d%s', $cents, if $i % 6 == 0 { '-' } else { '+' })
  sprintf('D%-8s%-16s%8s%s%03d', "ACC${$i * 37 % 9}", $names[$i % 4], if $i % 23 == 0 { '' } else { sprintf('2024%02d%02d', $i % 12 + 1, $i % 28 + 1) }, $amount, $i % 17)
}
$file = (['HSALES01 20240131'] + $lines + ['X???', 'T000070  7734160+']).join("\n")
$records = $file.split("\n").map |$line| { read_record($line) }
$details = $records.filter |$record| { $record['type'] == 'D' }
$accounts = $details.group_by |$record| { $record['account'] }
$summary = $accounts.keys.sort.map |$account| {
  $list = $accounts[$account]
  $sum = $list.reduce(0) |$total, $record| { $total + $record['amount'] }
  $codes = $list.map |$record| { $record['code'] }.unique.sort.map |$code| { sprintf('%03d', $code) }
  "${account} ${list.length} ${write_money($sum, 12)} ${codes.join(',')}"
}
$months = $details.reduce({}) |$memo, $record| {
  $month = $record['booked'] ? { undef => 'none', default => $record['booked'][0, 7] }
  $memo + { $month => $memo.get($month, 0) + $record['amount'] }
}
[$records[0], $records[5], $records[-1], check_file($records), $summary, $months.keys.sort.map |$month| { "${month}: ${write_money($months[$month], 10)}" }]
