# Reads 2,000 records with scanf, match and split.
$records = Integer[1, 2000].map |$i| { "node${i}:10.0.${$i % 256}.${$i * 3 % 256}:${$i * 5},x${i},,y" }
$records.reduce(0) |$sum, $record| {
  [$name, $address, $rest] = $record.split(/:/)
  $octets = $address.split('[.]').map |$octet| { Integer($octet, 10) }
  $number = $name.match(/node(\d+)/)[1]
  $scanned = $rest.scanf('%d,x%i')
  $fields = $rest.split(',').filter |$field| { !$field.empty }
  $sum + $octets[2] * 256 + $octets[3] + $number.length + $scanned[0] + $scanned[1] + $fields.length
}
