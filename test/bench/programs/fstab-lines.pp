# Parses lines of fstab, checks them, changes the options, and writes them back as aligned columns.
type Mount = Struct[{ device => String[1], target => Pattern[/\A(\/|none)/], kind => String[1], options => Hash[String, Variant[String, Boolean]], dump => Integer[0, 1], pass => Integer[0, 2] }]
function parse_options(String $text) >> Hash[String, Variant[String, Boolean]] {
  $text.split(',').reduce({}) |$memo, $option| {
    $entry = case $option {
      'defaults': { {} }
      /\A(\w+)=(.*)\z/: { { $1 => $2 } }
      /\Ano(exec|suid|atime|dev)\z/: { { $1 => false } }
      default: { { $option => true } }
    }
    $memo + $entry
  }
}
function print_options(Hash[String, Variant[String, Boolean]] $options) >> String {
  $texts = $options.map |$name, $value| {
    $value ? { true => $name, false => "no${name}", default => "${name}=${value}" }
  }
  if $texts.empty { 'defaults' } else { $texts.sort.join(',') }
}
function parse_line(String $line) >> Optional[Mount] {
  $plain = $line.regsubst('#.*$', '').strip
  if $plain == '' { return undef }
  $fields = $plain.split(/\s+/)
  if $fields.length < 4 { return undef }
  $mount = {
    'device'  => $fields[0],
    'target'  => $fields[1],
    'kind'    => $fields[2],
    'options' => parse_options($fields[3]),
    'dump'    => Integer(pick_field($fields[4])),
    'pass'    => Integer(pick_field($fields[5])),
  }
  $mount
}
function pick_field(Optional[String] $field) >> String { if $field { $field } else { '0' } }
function hardened(Mount $mount) >> Mount {
  $wanted = case $mount['target'] {
    /\A\/(tmp|var\/tmp)/: { { 'exec' => false, 'suid' => false, 'dev' => false } }
    /\A\/home/: { { 'suid' => false, 'dev' => false } }
    default: { {} }
  }
  $options = $mount['options'] + $wanted
  $pass = if $mount['kind'] in ['nfs', 'tmpfs', 'swap'] { 0 } elsif $mount['target'] == '/' { 1 } else { 2 }
  $mount + { 'options' => $options, 'pass' => $pass }
}
function aligned(Array[Array[String]] $rows) >> Array[String] {
  $widths = $rows[0].map |$column, $cell| { $rows.map |$row| { $row[$column].length }.max }
  $rows.map |$row| {
    $row.map |$column, $cell| { sprintf("%-${widths[$column]}s", $cell) }.join('  ').rstrip
  }
}
$files = Integer[1, 20].map |$i| {
  @("FSTAB")
    # /etc/fstab of host ${i}
    UUID=ab-${$i * 7919}  /           ext4   defaults,noatime,errors=remount-ro 0 1
    /dev/sda${i}      /home       xfs    rw,quota=${i},noexec  1
    tmpfs             /tmp        tmpfs  size=${i}G,mode=1777,nodev
    nas${i}:/export   /mnt/nas    nfs    vers=4.${$i % 3},hard,_netdev 0 0  # slow
    
    broken line
    /dev/vg/swap      none        swap   sw
    | FSTAB
}
$results = $files.map |$text| {
  $mounts = $text.split("\n").map |$line| { parse_line($line) }.filter |$mount| { $mount =~ NotUndef }.map |$mount| { hardened($mount) }
  aligned($mounts.map |$mount| { [$mount['device'], $mount['target'], $mount['kind'], print_options($mount['options']), String($mount['dump']), String($mount['pass'])] })
}
[$results[4], $results.map |$lines| { $lines.reduce(0) |$sum, $line| { $sum + $line.length } }, $results.flatten.filter |$line| { $line =~ /nosuid/ and $line !~ /vfat/ }.length]
