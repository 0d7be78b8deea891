# Prices of a shop. Prices are in cents.

type Cart::Item = Struct[{ name => String[1], price => Integer[0], Optional[count] => Integer[1] }]

$taxes = { 'book' => 7, 'pen' => 19 }

# Returns the price of an item with its tax.
function cart::price(Cart::Item $item, Integer[0, 100] $tax) >> Integer {
  $net = $item['price'] * $item.get('count', 1)
  $net + $net * $tax / 100
}

# Returns the bill for items: a line for each, and the total.
function cart::bill(Array[Cart::Item] $items, Hash[String, Integer] $taxes) >> Array[String] {
  $prices = $items.map |$item| { [$item['name'], cart::price($item, $taxes.get($item['name'], 0))] }
  $total = $prices.reduce(0) |$sum, $line| { $sum + $line[1] }
  ($prices + [['total', $total]]).map |$line| { sprintf('%-6s%5d', *$line) }
}

cart::bill([{ 'name' => 'book', 'price' => 1000 }, { 'name' => 'pen', 'price' => 150, 'count' => 2 }], $taxes)
