# Matches orders to buy and sell by price and time, with market orders, cancellations and partial trades, and prints the book.
type Side = Enum['buy', 'sell']
type Order = Struct[{ id => Integer[1], side => Side, owner => String[1], quantity => Integer[1], Optional[price] => Integer[1] }]
type Trade = Struct[{ buyer => String, seller => String, price => Integer[1], quantity => Integer[1] }]
type Book = Struct[{ buy => Array[Order], sell => Array[Order], trades => Array[Trade] }]
type Event = Variant[Order, Struct[{ cancel => Integer[1] }], Struct[{ change => Integer[1], quantity => Integer[1] }]]
function other(Side $side) >> Side { $side ? { 'buy' => 'sell', default => 'buy' } }
function crosses(Order $order, Order $resting) >> Boolean {
  if $order['price'] == undef { return true }
  $order['side'] ? { 'buy' => $order['price'] >= $resting['price'], 'sell' => $order['price'] <= $resting['price'] }
}
function trade(Order $order, Order $resting, Integer $quantity) >> Trade {
  [$buyer, $seller] = if $order['side'] == 'buy' { [$order['owner'], $resting['owner']] } else { [$resting['owner'], $order['owner']] }
  $trade = { 'buyer' => $buyer, 'seller' => $seller, 'price' => $resting['price'], 'quantity' => $quantity }
  $trade
}
function insert(Array[Order] $orders, Order $order) >> Array[Order] {
  $better = $orders.filter |$known| {
    if $order['side'] == 'buy' { $known['price'] >= $order['price'] } else { $known['price'] <= $order['price'] }
  }
  $better + [$order] + $orders[$better.length, $orders.length]
}
function place(Book $book, Order $order) >> Book {
  $side = $order['side']
  $resting = $book[other($side)]
  if $resting.empty or !crosses($order, $resting[0]) {
    return if $order['price'] { $book + { $side => insert($book[$side], $order) } } else { $book }
  }
  $best = $resting[0]
  $quantity = min($order['quantity'], $best['quantity'])
  $left = if $best['quantity'] > $quantity { [$best + { 'quantity' => $best['quantity'] - $quantity }] } else { [] }
  $next = $book + { other($side) => $left + $resting[1, $resting.length], 'trades' => $book['trades'] + [trade($order, $best, $quantity)] }
  if $order['quantity'] > $quantity { place($next, $order + { 'quantity' => $order['quantity'] - $quantity }) } else { $next }
}
function handle(Book $book, Event $event) >> Book {
  case $event {
    Struct[{ cancel => Integer }]: {
      $book + { 'buy' => $book['buy'].filter |$order| { $order['id'] != $event['cancel'] }, 'sell' => $book['sell'].filter |$order| { $order['id'] != $event['cancel'] } }
    }
    Struct[{ change => Integer, quantity => Integer }]: {
      $changed = ['buy', 'sell'].map |$side| {
        [$side, $book[$side].map |$order| { if $order['id'] == $event['change'] { $order + { 'quantity' => $event['quantity'] } } else { $order } }]
      }
      $book + Hash($changed)
    }
    default: { place($book, $event) }
  }
}
function levels(Array[Order] $orders) >> Array[Tuple[Integer, Integer, Integer]] {
  $orders.reduce([]) |$levels, $order| {
    $last = $levels[-1]
    if $last and $last[0] == $order['price'] {
      $levels[0, $levels.length - 1] + [[$last[0], $last[1] + $order['quantity'], $last[2] + 1]]
    } else {
      $levels + [[$order['price'], $order['quantity'], 1]]
    }
  }
}
function dollars(Integer $cents) >> String { sprintf('%.2f', $cents / 100.0) }
$events = Integer[1, 150].map |$i| {
  $side = if $i * 7 % 5 < 3 { 'buy' } else { 'sell' }
  $drift = if $side == 'buy' { -($i * 13 % 40) } else { $i * 11 % 40 }
  case $i % 12 {
    5: { { 'cancel' => max(1, $i - 4) } }
    8: { { 'change' => max(1, $i - 2), 'quantity' => $i % 30 + 1 } }
    11: { { 'id' => $i, 'side' => $side, 'owner' => "m${$i % 4}", 'quantity' => $i * 3 % 50 + 1 } }
    default: { { 'id' => $i, 'side' => $side, 'owner' => ['ann', 'bob', 'cem', 'dot', 'eve'][$i % 5], 'quantity' => $i * 17 % 60 + 1, 'price' => 10000 + $drift + $i % 9 } }
  }
}
$book = $events.reduce({ 'buy' => [], 'sell' => [], 'trades' => [] }) |$book, $event| { handle($book, $event) }
$volume = $book['trades'].reduce(0) |$sum, $trade| { $sum + $trade['quantity'] }
$turnover = $book['trades'].reduce(0) |$sum, $trade| { $sum + $trade['quantity'] * $trade['price'] }
$positions = $book['trades'].reduce({}) |$memo, $trade| {
  [$buyer, $seller, $quantity] = [$trade['buyer'], $trade['seller'], $trade['quantity']]
  $bought = $memo + { $buyer => $memo.get($buyer, 0) + $quantity }
  $bought + { $seller => $bought.get($seller, 0) - $quantity }
}
$depth = ['sell', 'buy'].map |$side| {
  levels($book[$side])[0, 5].map |$level| { sprintf('%-4s %s x %4d (%d)', $side, dollars($level[0]), $level[1], $level[2]) }
}
[$depth, $book['trades'].length, $volume, dollars($turnover / $volume), $positions.map |$name, $number| { sprintf('%s %+d', $name, $number) }.sort, $book['trades'][0, 3], $book['trades'].map |$trade| { $trade['price'] }.max]
