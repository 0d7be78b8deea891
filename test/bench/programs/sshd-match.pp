# Finds the options of sshd that hold for connections: the first value of global options and matching blocks wins.
type Criteria = Hash[Enum['user', 'group', 'host', 'address'], String[1]]
type Block = Struct[{ match => Criteria, options => Hash[String[1], Variant[String, Integer, Boolean, Array[String]]] }]
type Connection = Struct[{ user => String, groups => Array[String], host => String, address => String }]
function glob_to_regexp(String $glob) >> Regexp {
  $text = $glob.regsubst('\.', '\\.', 'G').regsubst('\*', '.*', 'G').regsubst('\?', '.', 'G')
  Regexp("\\A${text}\\z")
}
function matches_list(String $patterns, Array[String] $names) >> Boolean {
  [$denied, $allowed] = $patterns.split(',').partition_negated
  if $denied.any |$glob| { $names.any |$name| { $name =~ glob_to_regexp($glob[1, -1]) } } {
    false
  } else {
    $allowed.any |$glob| { $names.any |$name| { $name =~ glob_to_regexp($glob) } }
  }
}
function partition_negated(Array[String] $globs) >> Tuple[Array[String], Array[String]] {
  [$globs.filter |$glob| { $glob =~ /^!/ }, $globs.filter |$glob| { $glob !~ /^!/ }]
}
function matches_block(Criteria $criteria, Connection $connection) >> Boolean {
  $criteria.all |$kind, $patterns| {
    $names = $kind ? {
      'group' => $connection['groups'],
      default => [$connection[$kind]],
    }
    matches_list($patterns, $names)
  }
}
function effective_options(Hash $global, Array[Block] $blocks, Connection $connection) >> Hash[String, String] {
  $matching = $blocks.filter |$block| { matches_block($block['match'], $connection) }
  $layers = [$global] + $matching.map |$block| { $block['options'] }
  $options = $layers.reduce({}) |$memo, $layer| { $layer + $memo }
  Hash($options.keys.sort.map |$key| { [$key, option_text($options[$key])] })
}
function option_text(Variant[String, Integer, Boolean, Array[String]] $value) >> String {
  $value ? {
    true    => 'yes',
    false   => 'no',
    Array   => $value.join(','),
    default => "${value}",
  }
}
function render_block(Block $block) >> String {
  $criteria = $block['match'].map |$kind, $patterns| { "${kind.capitalize} ${patterns}" }.join(' ')
  $lines = $block['options'].map |$key, $value| { "    ${key} ${option_text($value)}" }
  (["Match ${criteria}"] + $lines).join("\n")
}
$global = { 'Port' => 22, 'UsePAM' => true }
$blocks = [
  { 'match' => { 'user' => 'root' }, 'options' => { 'PermitRootLogin' => 'prohibit-password', 'PasswordAuthentication' => false } },
  { 'match' => { 'group' => 'sftp*,!sftp-admin' }, 'options' => { 'ForceCommand' => 'internal-sftp', 'ChrootDirectory' => '/srv/%u' } },
  { 'match' => { 'host' => '*.corp.example.com,!guest?.corp.example.com', 'user' => '*,!svc*' }, 'options' => { 'X11Forwarding' => true, 'MaxSessions' => 20 } },
  { 'match' => { 'address' => '10.0.*,192.168.1.?' }, 'options' => { 'PasswordAuthentication' => true, 'AllowTcpForwarding' => 'local' } },
  { 'match' => { 'user' => 'svc-*', 'address' => '10.*' }, 'options' => { 'AuthenticationMethods' => ['publickey', 'hostbased'], 'PermitTTY' => false } },
  { 'match' => { 'user' => '*' }, 'options' => { 'PasswordAuthentication' => false, 'X11Forwarding' => false, 'MaxSessions' => 3, 'Banner' => 'none' } },
]
$connections = Integer[1, 40].map |$i| {
  {
    'user'    => ['root', "dev${i}", "svc-${i}", 'alice'][$i % 4],
    'groups'  => [['users', 'sftp'], ['users'], ['sftp-admin', 'sftponly'], ['wheel', 'users']][$i % 4 - $i % 2],
    'host'    => ["pc${i}.corp.example.com", "guest${$i % 10}.corp.example.com", "${i}.isp.net"][$i % 3],
    'address' => ["10.0.${i}.7", "10.${i}.0.1", "192.168.1.${$i % 12}", "203.0.113.${i}"][$i % 4],
  }
}
$effective = $connections.map |$connection| { effective_options($global, $blocks, $connection) }
$summary = $effective.map |$options| { $options.map |$key, $value| { "${key}=${value}" }.join(' ') }
$kinds = $summary.group_by |$text| { $text }.map |$text, $list| { [$list.length, $text] }
[$blocks.map |$block| { render_block($block) }.join("\n"), $kinds, $effective[5], $effective.map |$options| { $options.length }]
