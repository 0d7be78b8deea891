# Turns the texts of external facts into typed values, flattens them, and counts the types.
type Scalar_fact = Variant[Integer, Float, Boolean, String, Undef]
function typed_value(Any $value) >> Any {
  case $value {
    Hash:                        { Hash($value.map |$key, $inner| { [$key.downcase, typed_value($inner)] }) }
    Array:                       { $value.map |$inner| { typed_value($inner) } }
    /\A\s*\z/, 'nil', 'none':    { undef }
    /\A(?i:true|yes|on)\z/:      { true }
    /\A(?i:false|no|off)\z/:     { false }
    /\A-?(0|[1-9]\d*)\z/:        { Integer($value) }
    /\A-?\d+\.\d+\z/:            { Float($value) }
    /\A(\d+(?:\.\d+)?) ?(KiB|MiB|GiB)\z/: { bytes(Float($1), $2) }
    /\A\[(.*)\]\z/, /\A(.*,.*)\z/: { typed_value($1.split(/,\s*/)) }
    String:                      { $value.strip }
    default:                     { $value }
  }
}
function bytes(Float $amount, Enum['KiB', 'MiB', 'GiB'] $unit) >> Integer {
  $factor = $unit ? { 'KiB' => 1024, 'MiB' => 1024 * 1024, 'GiB' => 1024 * 1024 * 1024 }
  Integer($amount * $factor)
}
function flat_facts(Any $value, String $prefix = '') >> Hash[String, Scalar_fact] {
  case $value {
    Hash: {
      $value.reduce({}) |$memo, $pair| { $memo + flat_facts($pair[1], if $prefix == '' { $pair[0] } else { "${prefix}.${pair[0]}" }) }
    }
    Array: {
      $value.map |$index, $inner| { flat_facts($inner, "${prefix}.${index}") }.reduce({}) |$memo, $part| { $memo + $part }
    }
    default: { { $prefix => $value } }
  }
}
function kind(Scalar_fact $value) >> String[1] {
  $value ? {
    Undef       => 'missing',
    Boolean     => 'flag',
    Integer[0]  => 'count',
    Numeric     => 'number',
    String[0,4] => 'word',
    default     => 'text',
  }
}
$hosts = Integer[1, 24].map |$i| {
  {
    'Hostname' => " node${i}.example.com ",
    'Memory'   => { 'Total' => "${$i % 7 + 1}.5 GiB", 'Free' => "${$i * 37} MiB", 'swap' => { 'total' => '2048 KiB', 'enabled' => ['yes', 'Off', ''][$i % 3] } },
    'disks'    => "[sda, sdb${i}, ${i}]",
    'load'     => ["0.${i}", "-${i}", '1.25'],
    'roles'    => "web,${if $i % 2 == 0 { 'db' } else { 'cache' }}",
    'uptime'   => $i * 3600,
    'contact'  => if $i % 5 == 0 { 'nil' } else { "Team ${i}" },
    'os'       => { 'Family' => 'Debian', 'release' => { 'major' => "${10 + $i % 3}", 'full' => "${10 + $i % 3}.${i}" }, 'selinux' => 'false' },
  }
}
$flat = $hosts.map |$host| { flat_facts(typed_value($host)) }
$kinds = $flat.map |$host| { $host.values }.flatten.group_by |$value| { kind($value) }
$shared = $flat[0].filter |$name, $value| { $flat.all |$host| { $host[$name] == $value } }
[
  $flat[4],
  Hash($kinds.map |$kind, $values| { [$kind, $values.length] }),
  $shared.keys,
  $flat.filter |$host| { $host['memory.swap.enabled'] }.map |$host| { "${host['hostname']} ${host['memory.total'] - $host['memory.free']}" },
]
