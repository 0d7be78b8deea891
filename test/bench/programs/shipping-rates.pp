# Computes the prices of parcels from zones, weights, services and options, and sums up the invoices of customers.
type Shipping::Service = Enum['economy', 'standard', 'express']
type Shipping::Option = Enum['fragile', 'signature', 'saturday']
type Shipping::Size = Struct[{ length => Integer[1], width => Integer[1], height => Integer[1] }]
type Shipping::Parcel = Struct[{
  id                => String[1],
  customer          => String[1],
  to                => Pattern[/\A[A-Z]{2}\z/],
  weight            => Integer[1],
  service           => Shipping::Service,
  Optional[size]    => Shipping::Size,
  Optional[value]   => Variant[Integer[0], Float[0.0]],
  Optional[options] => Array[Shipping::Option],
}]
function zone(String $from, String $to) >> Integer[0, 4] {
  $to ? {
    $from                             => 0,
    /\A(DE|AT|CH)\z/                  => 1,
    Enum['FR', 'IT', 'ES', 'NL', 'BE'] => 2,
    /\A(US|CA|GB)\z/                  => 3,
    default                           => 4,
  }
}
function billable(Shipping::Parcel $parcel) >> Integer[1] {
  $size = $parcel['size']
  $volume = if $size { $size['length'] * $size['width'] * $size['height'] / 5 } else { 0 }
  max($parcel['weight'], $volume)
}
function base_price(Shipping::Service $service, Integer[0, 4] $zone, Integer[1] $grams) >> Integer {
  [$first, $step] = case $service {
    'economy': { [[390, 590, 890, 1490, 1990][$zone], [60, 90, 140, 300, 420][$zone]] }
    'standard': { [[490, 790, 1190, 1990, 2690][$zone], [80, 110, 170, 350, 490][$zone]] }
    'express': { [[1290, 1790, 2490, 3990, 4990][$zone], [150, 210, 320, 560, 790][$zone]] }
  }
  $steps = if $grams <= 1000 { 0 } else { ($grams - 1000 + 499) / 500 }
  $first + $steps * $step
}
function surcharge(Shipping::Option $option, Integer $base, Shipping::Service $service) >> Integer {
  $option ? {
    'fragile'   => $base * 15 / 100,
    'signature' => 195,
    'saturday'  => $service ? { 'express' => 800, 'standard' => 500, default => 0 },
  }
}
function insurance(Optional[Variant[Integer[0], Float[0.0]]] $value) >> Integer {
  case $value {
    Undef: { 0 }
    Float: { insurance(Integer($value)) }
    Integer[0, 50]: { 0 }
    Integer[51, 500]: { 150 }
    default: { 150 + ($value - 500) / 2 }
  }
}
function price(String $from, Shipping::Parcel $parcel) >> Struct[{ net => Integer, zone => Integer, notes => Array[String] }] {
  $zone = zone($from, $parcel['to'])
  $grams = billable($parcel)
  $base = base_price($parcel['service'], $zone, $grams)
  $options = $parcel['options'].lest || { [] }
  $extra = $options.reduce(0) |$sum, $option| { $sum + surcharge($option, $base, $parcel['service']) }
  $insured = insurance($parcel['value'])
  $notes = [
    if $grams > $parcel['weight'] { "volume counts as ${grams} g" },
    if $zone > 2 { 'customs' },
    if $insured > 0 { "insured for ${insured} ct" },
  ].filter |$note| { $note =~ NotUndef }
  $result = { 'net' => $base + $extra + $insured, 'zone' => $zone, 'notes' => $notes }
  $result
}
function discount(Integer $cents, Integer $parcels) >> Integer {
  $percent = $parcels ? { Integer[0, 9] => 0, Integer[10, 24] => 3, Integer[25, 49] => 7, default => 12 }
  $cents * $percent / 100
}
function money(Integer $cents) >> String { sprintf('%d.%02d', $cents / 100, $cents % 100) }
$countries = ['DE', 'AT', 'FR', 'US', 'NL', 'JP', 'GB', 'CH', 'SE']
$parcels = Integer[1, 160].map |$i| {
  $base = {
    'id'       => sprintf('P%04d', $i),
    'customer' => ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'][($i * $i + $i / 4) % 5],
    'to'       => $countries[$i * 7 % 9],
    'weight'   => $i * 137 % 4800 + 50,
    'service'  => ['economy', 'standard', 'express'][$i % 3],
  }
  $size = if $i % 2 == 0 { { 'size' => { 'length' => $i % 60 + 10, 'width' => $i % 35 + 8, 'height' => $i % 22 + 3 } } } else { {} }
  $value = case $i % 6 {
    1: { { 'value' => $i * 11 } }
    4: { { 'value' => $i * 7.25 } }
    default: { {} }
  }
  $options = if $i % 4 == 3 { { 'options' => [['fragile'], ['signature', 'saturday'], ['saturday']][$i % 3] } } else { {} }
  $base + $size + $value + $options
}
$prices = $parcels.map |$parcel| { price('DE', $parcel) }
$lines = $parcels.map |$index, $parcel| {
  $price = $prices[$index]
  sprintf('%s %-6s %s %-8s zone %d %9s%s', $parcel['id'], $parcel['customer'], $parcel['to'], $parcel['service'], $price['zone'], money($price['net']), $price['notes'].empty ? { true => '', default => " (${price['notes'].join(', ')})" })
}
$invoices = $parcels.map |$index, $parcel| { [$parcel['customer'], $prices[$index]['net']] }.group_by |$entry| { $entry[0] }.map |$customer, $entries| {
  $net = $entries.reduce(0) |$sum, $entry| { $sum + $entry[1] }
  $reduced = $net - discount($net, $entries.length)
  $tax = ($reduced * 19 + 50) / 100
  sprintf('%-6s %3d parcels %10s %9s %10s', $customer, $entries.length, money($net), money($tax), money($reduced + $tax))
}
$zones = $prices.reduce({}) |$memo, $price| { $memo + { $price['zone'] => pick_number($memo[$price['zone']]) + 1 } }
function pick_number(Optional[Integer] $number) >> Integer { if $number { $number } else { 0 } }
[$lines[0, 12], $invoices.sort, $zones.map |$zone, $count| { "${zone}: ${count}" }.sort, $lines.map |$line| { $line.length }.max]
