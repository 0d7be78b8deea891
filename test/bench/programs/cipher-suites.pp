# Selects cipher suites with strings such as HIGH:!aNULL:-SHA1:@STRENGTH, and checks the selections against policies.
type Suite = Struct[{ name => String[1], kx => String[1], auth => String[1], enc => String[1], bits => Integer[0], mac => String[1], protocol => Enum['TLSv1', 'TLSv1.2', 'TLSv1.3'] }]
type Selection = Struct[{ active => Array[Suite], banned => Array[String] }]
function suite(String $kx, String $auth, Tuple[String, Integer] $enc, String $mac) >> Suite {
  $name = [if $kx == 'RSA' { undef } else { $kx }, if $auth == 'RSA' and $kx == 'RSA' { undef } else { $auth }, $enc[0], $mac].filter |$part| { $part =~ NotUndef }.join('-')
  $protocol = case [$enc[0], $mac] {
    [/GCM|CHACHA/, default]: { 'TLSv1.2' }
    [default, /\ASHA(256|384)\z/]: { 'TLSv1.2' }
    default: { 'TLSv1' }
  }
  $suite = { 'name' => $name, 'kx' => $kx, 'auth' => $auth, 'enc' => $enc[0], 'bits' => $enc[1], 'mac' => $mac, 'protocol' => $protocol }
  $suite
}
function has_property(Suite $suite, String $word) >> Boolean {
  case $word {
    'ALL': { $suite['enc'] != 'NULL' }
    'HIGH': { $suite['bits'] >= 128 and $suite['enc'] !~ /RC4|DES/ }
    'MEDIUM': { $suite['bits'] > 64 and $suite['enc'] =~ /RC4|DES/ }
    'LOW': { $suite['bits'] =~ Integer[1, 64] }
    'aNULL': { $suite['auth'] == 'anon' }
    'eNULL', 'NULL': { $suite['enc'] == 'NULL' }
    /\Ak(\w+)\z/: { $suite['kx'] == $1 }
    /\Aa([A-Z]\w+)\z/: { $suite['auth'] == $1 }
    'TLSv1', 'TLSv1.2', 'TLSv1.3': { $suite['protocol'] == $word }
    default: { $word in [$suite['kx'], $suite['auth'], $suite['mac'], $suite['name']] or $suite['enc'] =~ Regexp("\\A${word}") }
  }
}
function matching(Array[Suite] $suites, String $words) >> Array[Suite] {
  $list = $words.split('[+]')
  $suites.filter |$suite| { $list.all |$word| { has_property($suite, $word) } }
}
function apply_word(Array[Suite] $all, Selection $selection, String $item) >> Selection {
  $active = $selection['active']
  $banned = $selection['banned']
  case $item {
    '@STRENGTH': {
      $groups = $active.group_by |$suite| { $suite['bits'] }
      $selection + { 'active' => $groups.keys.sort |$a, $b| { compare($b, $a) }.reduce([]) |$memo, $bits| { $memo + $groups[$bits] } }
    }
    /\A!(.+)\z/: {
      $names = matching($all, $1).map |$suite| { $suite['name'] }
      $selection + { 'active' => $active.filter |$suite| { !($suite['name'] in $names) }, 'banned' => ($banned + $names).unique }
    }
    /\A-(.+)\z/: { $selection + { 'active' => $active - matching($active, $1) } }
    /\A\+(.+)\z/: {
      $moved = matching($active, $1)
      $selection + { 'active' => ($active - $moved) + $moved }
    }
    default: {
      $new = matching($all, $item).filter |$suite| { !($suite in $active) and !($suite['name'] in $banned) }
      $selection + { 'active' => $active + $new }
    }
  }
}
function select_suites(Array[Suite] $all, String $text) >> Array[Suite] {
  $text.split(/[:, ]/).reduce({ 'active' => [], 'banned' => [] }) |$selection, $item| { apply_word($all, $selection, $item) }['active']
}
function problems(Array[Suite] $suites, Hash $policy) >> Array[String] {
  $weak = $suites.filter |$suite| { $suite['bits'] < $policy['bits'] }
  $static = $suites.filter |$suite| { $policy['forward'] and $suite['kx'] !~ /DHE\z/ }
  $macs = $suites.filter |$suite| { $suite['mac'] in $policy['macs'] }.map |$suite| { $suite['mac'] }.unique
  [
    if $suites.empty { 'nothing selected' },
    if !$weak.empty { "${weak.length} weak, such as ${weak[-1]['name']}" },
    if !$static.empty { "${static.length} without forward secrecy" },
    if !$macs.empty { "digests ${macs.sort.join(' and ')}" },
  ].filter |$text| { $text }
}
$encodings = [['AES256-GCM', 256], ['CHACHA20', 256], ['AES128-GCM', 128], ['AES256', 256], ['AES128', 128], ['DES-CBC3', 112], ['RC4', 128], ['DES', 56], ['NULL', 0]]
$all = ['ECDHE', 'DHE', 'RSA'].map |$kx| {
  ['ECDSA', 'RSA', 'anon'].filter |$auth| { $kx ? { 'RSA' => $auth == 'RSA', 'DHE' => $auth != 'ECDSA', default => true } }.map |$auth| {
    $encodings.map |$enc| {
      $macs = $enc[0] ? { /GCM/ => ['SHA384'], 'CHACHA20' => ['SHA256'], 'RC4' => ['MD5', 'SHA1'], 'NULL' => ['SHA1'], default => ['SHA256', 'SHA1'] }
      $macs.map |$mac| { suite($kx, $auth, $enc, $mac) }
    }
  }
}.flatten
$texts = [
  'HIGH:!aNULL:!SHA1', 'ALL:-RC4:+DES:!LOW:@STRENGTH', 'ECDHE+AES256:DHE+AES256:!anon', 'kECDHE+aECDSA+CHACHA:AES128+kRSA:!TLSv1', 'MEDIUM:RC4,AES:!MD5:-ECDSA',
  'NULL:LOW', 'ALL:!ALL', 'TLSv1.2:+kRSA:!aRSA:@STRENGTH',
]
$policies = { 'modern' => { 'bits' => 128, 'forward' => true, 'macs' => ['MD5', 'SHA1'] }, 'old' => { 'bits' => 100, 'forward' => false, 'macs' => ['MD5'] } }
$results = $texts.map |$text| {
  $suites = select_suites($all, $text)
  $result = { 'text' => $text, 'count' => $suites.length, 'first' => $suites[0, 2].map |$suite| { $suite['name'] }, 'last' => $suites[-1] ? { undef => '-', default => $suites[-1]['name'] }, 'problems' => Hash($policies.map |$name, $policy| { [$name, problems($suites, $policy)] }) }
  $result
}
[$all.length, $results]
