# Brings MAC addresses of several spellings to one form, checks them, and groups them by vendor.
type Mac = Pattern[/\A\h{2}(:\h{2}){5}\z/]
function normalize(String $text) >> Optional[Mac] {
  $digits = $text.downcase.regsubst('[^0-9a-f]', '', 'G')
  if $digits.length != 12 { return undef }
  Integer[0, 5].map |$i| { $digits[$i * 2, 2] }.join(':')
}
function octets(Mac $mac) >> Array[Integer[0, 255], 6, 6] {
  $mac.split(':').map |$part| { Integer("0x${part}", 16) }
}
function kind(Mac $mac) >> String {
  $first = octets($mac)[0]
  $cast = if $first % 2 == 1 { 'multicast' } else { 'unicast' }
  $scope = if $first / 2 % 2 == 1 { 'local' } else { 'global' }
  "${scope} ${cast}"
}
function next_mac(Mac $mac, Integer $step) >> Mac {
  $number = octets($mac).reduce(0) |$sum, $octet| { $sum * 256 + $octet } + $step
  $text = sprintf('%012x', $number)
  "${text[0, 2]}:${text[2, 2]}:${text[4, 2]}:${text[6, 2]}:${text[8, 2]}:${text[10, 2]}"
}
function cisco(Mac $mac) >> String {
  $plain = $mac.regsubst(':', '', 'G')
  [$plain[0, 4], $plain[4, 4], $plain[8, -1]].join('.')
}
function vendor(Mac $mac, Hash[String, String] $vendors) >> String {
  $key = $mac[0, 8].upcase
  if $key in $vendors { $vendors[$key] } else { "unknown ${mac[0]}${mac[1]}" }
}
$vendors = { '00:16:3E' => 'Xen', '52:54:00' => 'QEMU', '08:00:27' => 'VirtualBox', 'FF:FF:FF' => 'broadcast' }
$inputs = Integer[1, 90].map |$i| {
  $n = sprintf('%06X', $i * 7919 * 13 % 16777216)
  case $i % 5 {
    0: { "00:16:3e:${n[0, 2]}:${n[2, 2]}:${n[4, 2]}" }
    1: { "52-54-00-${n[0, 2]}-${n[2, 2]}-${n[4, 2]}" }
    2: { "0800.27${n[0, 2]}.${n[2, 4]}" }
    3: { "a${$i % 10}${$i % 7}4${n}" }
    default: { "  ${n}${n} ".downcase }
  }
}
$macs = $inputs.map |$text| { normalize($text) }.filter |$mac| { $mac =~ Mac }
$groups = $macs.group_by |$mac| { vendor($mac, $vendors) }
$kinds = $macs.reduce({}) |$memo, $mac| {
  $kind = kind($mac)
  $count = if $memo[$kind] { $memo[$kind] } else { 0 }
  $memo + { $kind => $count + 1 }
}
$next = $macs.map |$index, $mac| { next_mac($mac, $index * 251) }
[$macs.length, $groups.map |$vendor, $list| { "${vendor} ${list.length}" }, $kinds, $next[0, 5], $macs[10, 4].map |$mac| { cisco($mac) }, ($macs + $next).unique.length, $next.sort[0, 3]]
