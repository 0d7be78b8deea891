# Reads access control lists in the form of getfacl, computes effective rights of users, inherits defaults, and writes the lists again.
type Rights = Pattern[/\A[r-][w-][x-]\z/]
type Acl::Entry = Struct[{ kind => Enum['user', 'group', 'mask', 'other'], name => String, rights => Integer[0, 7], 'default' => Boolean }]
type Acl::File = Struct[{ path => String[1], owner => String[1], group => String[1], entries => Array[Acl::Entry] }]
function bits(Rights $text) >> Integer[0, 7] {
  [4, 2, 1].reduce(0) |$sum, $bit| {
    $letter = $text[$bit ? { 4 => 0, 2 => 1, 1 => 2 }]
    if $letter == '-' { $sum } else { $sum + $bit }
  }
}
function letters(Integer[0, 7] $rights) >> Rights {
  $parts = ['r', 'w', 'x'].map |$index, $letter| { if ($rights >> (2 - $index)) % 2 == 1 { $letter } else { '-' } }
  $parts.join
}
function both(Integer[0, 7] $a, Integer[0, 7] $b) >> Integer[0, 7] {
  Integer[0, 2].reduce(0) |$sum, $place| { if ($a >> $place) % 2 == 1 and ($b >> $place) % 2 == 1 { $sum + (1 << $place) } else { $sum } }
}
function parse_entry(String $line) >> Optional[Acl::Entry] {
  case $line.regsubst('\s*#.*\z', '') {
    /\A(default:)?(user|group|mask|other):([\w.-]*):([r-][w-][x-])\z/: {
      $entry = { 'kind' => $2, 'name' => $3, 'rights' => bits($4), 'default' => $1 =~ NotUndef }
      $entry
    }
    default: { undef }
  }
}
function parse_file(String $text) >> Acl::File {
  $lines = $text.split("\n")
  $header = $lines.reduce({}) |$memo, $line| {
    $line ? { /\A# (file|owner|group): (.+)\z/ => $memo + { $1 => $2 }, default => $memo }
  }
  $entries = $lines.map |$line| { parse_entry($line) }.filter |$entry| { $entry }
  $file = { 'path' => "/${header['file']}", 'owner' => $header['owner'], 'group' => $header['group'], 'entries' => $entries }
  $file
}
function entry_rights(Acl::File $file, String $kind, String $name) >> Optional[Integer] {
  $found = $file['entries'].filter |$entry| { !$entry['default'] and $entry['kind'] == $kind and $entry['name'] == $name }
  $found[0].then |$entry| { $entry['rights'] }
}
function effective(Acl::File $file, String $user, Array[String] $groups) >> Integer[0, 7] {
  $mask = entry_rights($file, 'mask', '').lest || { 7 }
  if $file['owner'] == $user { return entry_rights($file, 'user', '') }
  $named = entry_rights($file, 'user', $user)
  if $named { return both($named, $mask) }
  $names = $groups.map |$group| { if $group == $file['group'] { ['', $group] } else { [$group] } }.flatten
  $granted = $names.map |$name| { entry_rights($file, 'group', $name) }.filter |$rights| { $rights =~ NotUndef }
  if $granted.empty { return entry_rights($file, 'other', '') }
  both($granted.reduce(0) |$sum, $rights| { $sum + $rights - both($sum, $rights) }, $mask)
}
function child_of(Acl::File $parent, String $name, String $owner) >> Acl::File {
  $inherited = $parent['entries'].filter |$entry| { $entry['default'] }
  $own = if $inherited.empty {
    $parent['entries'].filter |$entry| { $entry['name'] == '' and $entry['kind'] != 'mask' }
  } else {
    $inherited.map |$entry| { $entry + { 'default' => false } }
  }
  $child = { 'path' => "${parent['path']}/${name}", 'owner' => $owner, 'group' => $parent['group'], 'entries' => $own + $inherited }
  $child
}
function write_file(Acl::File $file) >> String {
  $mask = entry_rights($file, 'mask', '')
  $lines = $file['entries'].map |$entry| {
    $line = "${if $entry['default'] { 'default:' } else { '' }}${entry['kind']}:${entry['name']}:${letters($entry['rights'])}"
    $limited = $mask and !$entry['default'] and ($entry['kind'] == 'group' or ($entry['kind'] == 'user' and $entry['name'] != ''))
    $real = if $limited { both($entry['rights'], $mask) } else { $entry['rights'] }
    if $real == $entry['rights'] { $line } else { "${line}\t#effective:${letters($real)}" }
  }
  "# file: ${file['path'][1, -1]}\n# owner: ${file['owner']}\n# group: ${file['group']}\n${lines.join("\n")}\n"
}
$members = { 'ann' => ['staff', 'web'], 'bob' => ['web'], 'cem' => ['audit', 'staff'], 'dot' => [], 'root' => ['root'] }
$texts = Integer[1, 18].map |$i| {
  $masks = ['rwx', 'r-x', 'r--', '---']
  $defaults = if $i % 3 == 0 { "default:user::rwx\ndefault:user:bob:rw-\ndefault:group::r-x\ndefault:mask::${masks[$i % 4]}\ndefault:other::---\n" } else { '' }
  @("ACL")
    # file: srv/data${i}
    # owner: ${['root', 'ann', 'dot'][$i % 3]}
    # group: ${['staff', 'web'][$i % 2]}
    user::rw${['-', 'x'][$i % 2]}
    user:cem:${['rwx', 'r--', '--x'][$i % 3]}    #effective:r--
    group::${['r-x', 'rw-'][$i % 2]}
    group:audit:${['-w-', 'r--'][$i % 2]}
    mask::${masks[$i % 4]}
    other::${['r--', '---', '--x'][$i % 3]}
    ${defaults}
    | ACL
}
$files = $texts.map |$text| { parse_file($text) }
$children = $files.filter |$file| { $file['owner'] != 'dot' }.map |$index, $file| { child_of($file, "child${index}", ['ann', 'bob'][$index % 2]) }
$matrix = ($files + $children).map |$file| {
  $cells = $members.map |$user, $groups| { letters(effective($file, $user, $groups)) }
  sprintf('%-22s %s', $file['path'], $cells.join(' '))
}
$readers = Hash($members.map |$user, $groups| { [$user, ($files + $children).filter |$file| { effective($file, $user, $groups) >= 4 }.length] })
$written = $files.map |$file| { write_file($file) }
$again = $written.filter |$index, $text| { parse_file($text) == $files[$index] }.length
[$matrix[0, 6], $matrix[-3, 3], $readers, $written[2], write_file($children[1]), $again]
