# Moves orders through their states by events with guards, keeps the history of each order, and counts the transitions.
type Order::State = Enum['new', 'paid', 'packed', 'shipped', 'delivered', 'returned', 'cancelled']
type Order::Event = Variant[
  Tuple[Enum['pay'], Integer[1]],
  Tuple[Enum['pack', 'ship', 'cancel', 'return'], String[1]],
  Tuple[Enum['deliver']],
]
type Order::Order = Struct[{
  id      => Integer[1],
  state   => Order::State,
  total   => Integer[0],
  paid    => Integer[0],
  items   => Array[Struct[{ sku => String[1], price => Integer[1], Optional[fragile] => Boolean }]],
  history => Array[Tuple[Order::State, Order::State]],
  notes   => Array[String],
}]
function new_order(Integer[1] $id, Array $items) >> Order::Order {
  $order = {
    'id' => $id, 'state' => 'new', 'total' => $items.reduce(0) |$sum, $item| { $sum + $item['price'] },
    'paid' => 0, 'items' => $items, 'history' => [], 'notes' => [],
  }
  $order
}
function move_to(Order::Order $order, Order::State $state, Optional[String] $note = undef) >> Order::Order {
  $changes = {
    'state'   => $state,
    'history' => $order['history'] + [[$order['state'], $state]],
    'notes'   => if $note { $order['notes'] + [$note] } else { $order['notes'] },
  }
  $order + $changes
}
function reject(Order::Order $order, String $why) >> Order::Order {
  $order + { 'notes' => $order['notes'] + ["rejected: ${why}"] }
}
function handle(Order::Order $order, Order::Event $event) >> Order::Order {
  case [$order['state'], $event[0]] {
    ['new', 'pay']: {
      $paid = $order['paid'] + $event[1]
      $updated = $order + { 'paid' => $paid }
      if $paid >= $order['total'] { move_to($updated, 'paid', "paid ${paid}") } else { $updated }
    }
    ['paid', 'pack']: {
      $fragile = $order['items'].any |$item| { $item['fragile'] == true }
      if $fragile and $event[1] != 'box' { reject($order, "fragile items in a ${event[1]}") } else { move_to($order, 'packed') }
    }
    ['packed', 'ship']: { move_to($order, 'shipped', "with ${event[1]}") }
    ['shipped', 'deliver']: { move_to($order, 'delivered') }
    ['delivered', 'return'], ['shipped', 'return']: { move_to($order, 'returned', "because ${event[1]}") }
    [/\A(new|paid|packed)\z/, 'cancel']: { move_to($order, 'cancelled', "cancelled when ${1}: ${event[1]}") }
    [Enum['returned', 'cancelled'], default]: { reject($order, "${event[0]} after the end") }
    default: { reject($order, "${event[0]} when ${order['state']}") }
  }
}
function describe(Order::Order $order) >> String {
  $states = $order['history'].map |$step| { $step[1] }
  $path = ['new'] + $states
  sprintf('%03d %-9s %5.2f %s [%s]', $order['id'], $order['state'], $order['paid'] / 100.0, $path.join('>'), $order['notes'].join(', '))
}
$flows = [
  [['pay', 5000], ['pack', 'box'], ['ship', 'dhl'], ['deliver']],
  [['pay', 100], ['pack', 'bag'], ['pay', 4900], ['pack', 'bag'], ['pack', 'box'], ['ship', 'ups'], ['return', 'damage']],
  [['cancel', 'too late'], ['pay', 10]],
  [['pay', 9000], ['cancel', 'found cheaper'], ['ship', 'dhl']],
  [['pay', 7000], ['pack', 'bag'], ['ship', 'post'], ['deliver'], ['deliver'], ['return', 'wrong size'], ['cancel', 'oops']],
]
$orders = Integer[1, 40].map |$i| {
  $items = Integer[1, $i % 3 + 1].map |$n| {
    { 'sku' => "A${i}-${n}", 'price' => $i * $n * 31 % 1500 + 100 } + if $i % 5 == 1 { { 'fragile' => $n == 2 } } else { {} }
  }
  $flows[$i % 5].reduce(new_order($i, $items)) |$order, $event| { handle($order, $event) }
}
$transitions = $orders.map |$order| { $order['history'].map |$step| { $step.join('>') } }.flatten
$counts = $transitions.group_by |$name| { $name }.map |$name, $all| { [$name, $all.length] }
[
  $orders.map |$order| { describe($order) },
  Hash($counts.sort |$a, $b| { compare($a[0], $b[0]) }),
  $orders.filter |$order| { $order['state'] in ['returned', 'cancelled'] }.map |$order| { $order['id'] },
  $orders.reduce([0, 0]) |$memo, $order| {
    [$income, $open] = $memo
    [$income + $order['paid'], $open + if $order['paid'] < $order['total'] { 1 } else { 0 }]
  },
]
