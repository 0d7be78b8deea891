# A stock of parts with an error: the price of the bolt is a string.
$parts = {
  'nut'  => { 'count' => 20, 'price' => 3 },
  'bolt' => { 'count' => 12, 'price' => 'five' },
}

function inventory::worth(Hash $part) {
  $part['count'] * $part['price']
}

function inventory::total(Hash[String, Hash] $parts) >> Numeric {
  $parts.reduce(0) |$sum, $entry| {
    $sum + inventory::worth($entry[1])
  }
}
