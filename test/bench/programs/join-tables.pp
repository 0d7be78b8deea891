# Joins 800 orders with 60 customers, and sums them up in a table of regions and months.
$regions = ['north', 'south', 'east', 'west']
$customers = Integer[1, 60].map |$i| { { 'id' => $i, 'name' => "Customer ${i}", 'region' => $regions[$i % 4] } }
$orders = Integer[1, 800].map |$i| { { 'customer' => $i * 7 % 70 + 1, 'month' => $i % 6 + 1, 'amount' => $i * 13 % 500 } }
$customer_by_id = Hash($customers.map |$customer| { [$customer['id'], $customer] })
$joined = $orders
  .filter |$order| { $order['customer'] in $customer_by_id }
  .map |$order| { $order + $customer_by_id[$order['customer']] }
$table = $joined.reduce({}) |$table, $row| {
  $months = $table[$row['region']].lest || { {} }
  $amount = $months[$row['month']].lest || { 0 }
  $table + { $row['region'] => $months + { $row['month'] => $amount + $row['amount'] } }
}
$lines = $table.keys.sort.map |$region| {
  $cells = Integer[1, 6].map |$month| { sprintf('%7d', $table[$region][$month].lest || { 0 }) }
  $total = $table[$region].values.reduce |$a, $b| { $a + $b }
  "${sprintf('%-6s', $region)}${cells.join}${sprintf('%8d', $total)}"
}
$best = $joined.reduce({}) |$memo, $row| {
  $memo + { $row['name'] => $memo.get($row['name'], 0) + $row['amount'] }
}.reduce(['', 0]) |$top, $pair| { if $pair[1] > $top[1] { $pair } else { $top } }
"${lines.join("\n")}\n${best[0]}: ${best[1]}"
