# Reads lines of authorized_keys with quoted options, checks the keys, and writes the file of each user.
type Key = Struct[{ options => Hash[String, Variant[Boolean, String]], type => Pattern[/\A(ssh|ecdsa)-/], key => Pattern[/\A[A-Za-z0-9+\/]+={0,2}\z/], comment => String }]
$line_pattern = /\A(?:((?:"(?:[^"\\]|\\.)*"|[^\s"])+)\s+)?((?:ssh|ecdsa)-[\w-]+)\s+(\S+)(?:\s+(.*?))?\s*\z/
function parse_key_options(Optional[String] $text) >> Hash[String, Variant[Boolean, String]] {
  if $text =~ Undef or $text == '' {
    {}
  } else {
    Hash($text.split(/,(?=(?:[^"]*"[^"]*")*[^"]*\z)/).map |$option| {
      case $option {
        /\A([\w-]+)="(.*)"\z/: { [$1.downcase, $2.regsubst('\\\\"', '"', 'G')] }
        /\Ano-([\w-]+)\z/: { [$1.downcase, false] }
        default: { [$option.downcase, true] }
      }
    })
  }
}
function parse_key(String $line, Regexp $pattern) >> Optional[Key] {
  if $line =~ $pattern {
    $key = { 'options' => parse_key_options($1), 'type' => $2, 'key' => $3, 'comment' => $4.lest || { '' } }
    if $key =~ Key { $key } else { undef }
  } else {
    undef
  }
}
function key_title(Key $key) >> String[1] {
  $key['comment'] ? {
    ''      => "${key['type']} ${key['key'][-8, 8]}",
    default => $key['comment'],
  }
}
function format_options(Hash[String, Variant[Boolean, String]] $options) >> String {
  $options.keys.sort.map |$name| {
    $value = $options[$name]
    $value ? {
      true    => $name,
      false   => "no-${name}",
      default => "${name}=\"${value.regsubst('"', '\\"', 'G')}\"",
    }
  }.join(',')
}
function format_key(Key $key) >> String {
  [format_options($key['options']), $key['type'], $key['key'], $key['comment']].filter |$field| { !$field.empty }.join(' ')
}
function merge_keys(Array[Key] $keys) >> Array[Key] {
  $unique = $keys.reduce({}) |$memo, $key| {
    $known = $memo[$key['key']]
    if $known { $memo + { $key['key'] => $known + { 'options' => $known['options'] + $key['options'] } } } else { $memo + { $key['key'] => $key } }
  }
  $unique.values.sort |$a, $b| { compare(key_title($a), key_title($b)) }
}
$forced = { 'port-forwarding' => false, 'agent-forwarding' => false }
$lines = Integer[1, 90].map |$i| {
  $key = "AAAAB3NzaC1yc2E${$i * 7919 % 41}Q${$i % 3}w=="
  case $i % 6 {
    0: { "ssh-ed25519 ${key} admin${$i % 4}@example.com" }
    1: { "from=\"10.0.0.0/8,192.168.${i}.*\",no-pty,command=\"/usr/bin/backup --name \\\"host ${i}\\\" --all\" ssh-rsa ${key} backup ${i}" }
    2: { "No-Port-Forwarding,X11-Forwarding ecdsa-sha2-nistp256   ${key}" }
    3: { "ssh-rsa ${key}   deploy@ci${$i % 9}  " }
    4: { if $i % 8 == 0 { '# a comment' } else { "environment=\"A=1,B=2\",restrict ssh-rsa ${key} tunnel" } }
    default: { if $i % 5 == 0 { "ssh-rsa ${key}!! broken@example.com" } else { "cert-authority,principals=\"web,db\" ssh-ed25519 ${key} ca-${$i % 7}" } }
  }
}
$parsed = $lines.map |$line| { parse_key($line, $line_pattern) }
$keys = $parsed.filter |$key| { $key =~ NotUndef }
$users = Hash(['root', 'git', 'web'].map |$index, $user| {
  $own = $keys.filter |$position, $key| { $position % 3 == $index }
  $restricted = if $user == 'root' { $own } else { $own.map |$key| { $key + { 'options' => $forced + $key['options'] } } }
  [$user, merge_keys($restricted)]
})
$files = Hash($users.map |$user, $list| { [$user, $list.map |$key| { "${format_key($key)}\n" }.join] })
$types = $keys.group_by |$key| { $key['type'] }.map |$type, $list| { "${type}: ${list.length}" }
[$keys.length, $types, $files['git'].split("\n")[0, 6], $users['web'].map |$key| { key_title($key) }, $files.map |$user, $file| { "${user} ${file.length}" }, $users['root'][3]]
