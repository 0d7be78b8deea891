# Arranges sales in tables of two fields with sums, shares and ranks.
type Sale = Struct[{ region => String[1], product => String[1], quarter => Integer[1, 4], amount => Integer, units => Integer[1] }]
type Pivot = Struct[{ rows => Array[String[1]], columns => Array[String[1]], cells => Hash[String[1], Hash[String[1], Numeric]] }]
function pivot(Array[Sale] $sales, String[1] $row, String[1] $column, Enum['amount', 'units', 'price'] $measure) >> Pivot {
  $by_row = $sales.group_by |$sale| { String($sale[$row]) }
  $cells = $by_row.map |$name, $own| {
    $by_column = $own.group_by |$sale| { String($sale[$column]) }
    [$name, Hash($by_column.map |$key, $list| { [$key, measure_of($list, $measure)] })]
  }
  $pivot = {
    'rows'    => $by_row.keys.sort,
    'columns' => $sales.map |$sale| { String($sale[$column]) }.unique.sort,
    'cells'   => Hash($cells),
  }
  $pivot
}
function measure_of(Array[Sale] $sales, String[1] $measure) >> Numeric {
  if $measure == 'price' {
    1.0 * measure_of($sales, 'amount') / measure_of($sales, 'units')
  } else {
    $sales.reduce(0) |$sum, $sale| { $sum + $sale[$measure] }
  }
}
function show_number(Numeric $number) >> String {
  $number ? {
    Float   => sprintf('%.2f', $number),
    default => String($number).regsubst(/(\d)(?=(\d{3})+$)/, '\1 ', 'G'),
  }
}
function show_pivot(Pivot $pivot, Integer[1] $width = 10) >> Array[String] {
  $cell = "%${width}s"
  $head = $pivot['columns'].map |$column| { sprintf($cell, $column) }
  $lines = $pivot['rows'].map |$row| {
    $cells = $pivot['columns'].map |$column| {
      $value = $pivot['cells'].dig($row, $column)
      sprintf($cell, if $value =~ Undef { '-' } else { show_number($value) })
    }
    sprintf('%-8s%s', $row, $cells.join)
  }
  [sprintf('%-8s%s', '', $head.join)] + $lines
}
function ranks(Hash[String[1], Integer] $totals) >> Array[String] {
  $sum = $totals.values.reduce |$a, $b| { $a + $b }
  $sorted = Array($totals).sort |$a, $b| { compare($b[1], $a[1]) }
  $sorted.map |$index, $pair| {
    [$name, $total] = $pair
    sprintf('%d. %s %s (%.1f%%)', $index + 1, $name, show_number($total), 100.0 * $total / $sum)
  }
}
$regions = ['north', 'south', 'east', 'west']
$products = ['bolt', 'nut', 'screw', 'washer', 'gear']
$sales = Integer[1, 300].map |$i| {
  $region = $regions[$i * $i % 13 % 4]
  $sale = {
    'region'  => $region,
    'product' => $products[if $region == 'west' { $i % 4 } else { $i * 3 % 5 }],
    'quarter' => $i / 3 % 4 + 1,
    'amount'  => $i * 7919 % 2500 + 25,
    'units'   => $i * 31 % 17 + 1,
  }
  $sale
}
$by_product = $sales.group_by |$sale| { $sale['product'] }
$best = $by_product.map |$product, $list| {
  $top = $list.reduce |$a, $b| { if $b['amount'] > $a['amount'] { $b } else { $a } }
  "${product}: ${top['amount']} in ${top['region']} Q${top['quarter']}"
}
[
  show_pivot(pivot($sales, 'region', 'product', 'amount')),
  show_pivot(pivot($sales, 'product', 'quarter', 'units'), 7),
  show_pivot(pivot($sales, 'quarter', 'region', 'price')),
  ranks(Hash($by_product.map |$product, $list| { [$product, measure_of($list, 'amount')] })),
  $best,
]
