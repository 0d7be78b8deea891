# Converts settings of an old release of a module to those of a new one, with warnings about each change.
type Conversion = Enum['same', 'integer', 'boolean', 'seconds', 'megabytes', 'list', 'negated']
type Renaming = Struct[{ since => Pattern[/\A\d+\.\d+\z/], Optional[to] => String[1], Optional[convert] => Conversion, Optional[note] => String[1] }]
type Outcome = Struct[{ settings => Hash[String[1], Any], warnings => Array[String[1]] }]
function to_boolean(Variant[Boolean, String, Integer] $value) >> Boolean {
  case $value {
    Boolean: { $value }
    'yes', 'true', 'on', 'enabled', 1: { true }
    'no', 'false', 'off', 'disabled', 0: { false }
    default: { fail("not a boolean: ${value}") }
  }
}
function to_seconds(Variant[Integer, String] $value) >> Integer {
  case $value {
    Integer: { $value }
    /\A\d+\z/: { Integer($value) }
    /\A(\d+)\s*(s|m|h|d)\z/: {
      $factor = { 's' => 1, 'm' => 60, 'h' => 3600, 'd' => 86400 }[$2]
      Integer($1) * $factor
    }
    default: { fail("not a duration: ${value}") }
  }
}
function to_megabytes(Variant[Integer, String] $value) >> Integer {
  case $value {
    Integer: { $value / 1048576 }
    /\A(\d+)\s*([KMG])B?\z/: {
      $number = Integer($1)
      $2 ? { 'K' => $number / 1024, 'M' => $number, 'G' => $number * 1024 }
    }
    default: { fail("not a size: ${value}") }
  }
}
function convert_value(Any $value, Conversion $conversion) >> Any {
  case $conversion {
    'integer': { Integer($value) }
    'boolean': { to_boolean($value) }
    'negated': { !to_boolean($value) }
    'seconds': { to_seconds($value) }
    'megabytes': { to_megabytes($value) }
    'list': { if $value =~ String { $value.split(/\s*[,;]\s*/) } else { Array($value, true) } }
    default: { $value }
  }
}
function is_older(String $release, String $since) >> Boolean {
  versioncmp($release, $since) < 0
}
function migrate(Hash[String[1], Any] $settings, Hash[String[1], Renaming] $renamings, String $release) >> Outcome {
  $settings.reduce({ 'settings' => {}, 'warnings' => [] }) |$outcome, $pair| {
    [$name, $value] = $pair
    $renaming = $renamings[$name]
    if $renaming =~ Undef {
      $outcome + { 'settings' => $outcome['settings'] + { $name => $value } }
    } elsif is_older($release, $renaming['since']) {
      $outcome + { 'settings' => $outcome['settings'] + { $name => $value }, 'warnings' => $outcome['warnings'] << "${name} changes in ${renaming['since']}" }
    } elsif !('to' in $renaming) {
      $note = $renaming['note'].lest || { 'it has no effect' }
      $outcome + { 'warnings' => $outcome['warnings'] << "${name} was removed in ${renaming['since']}: ${note}" }
    } else {
      $new = $renaming['to']
      $message = "${name} is now ${new}"
      if $new in $settings {
        $outcome + { 'warnings' => $outcome['warnings'] << "${message}, which is set too" }
      } else {
        $converted = convert_value($value, $renaming.get('convert', 'same'))
        $outcome + { 'settings' => $outcome['settings'] + { $new => $converted }, 'warnings' => $outcome['warnings'] << $message }
      }
    }
  }
}
$renamings = {
  'max_clients'    => { 'since' => '4.0', 'to' => 'max_request_workers', 'convert' => 'integer' },
  'ssl'            => { 'since' => '3.2', 'to' => 'tls_enabled', 'convert' => 'boolean' },
  'disable_ipv6'   => { 'since' => '4.0', 'to' => 'ipv6', 'convert' => 'negated' },
  'timeout'        => { 'since' => '4.10', 'to' => 'timeout_seconds', 'convert' => 'seconds' },
  'cache_size'     => { 'since' => '3.0', 'to' => 'cache_megabytes', 'convert' => 'megabytes' },
  'allow'          => { 'since' => '2.5', 'to' => 'allowed_hosts', 'convert' => 'list' },
  'user_name'      => { 'since' => '4.2', 'to' => 'user' },
  'legacy_mode'    => { 'since' => '4.0' },
  'compress_level' => { 'since' => '4.9', 'note' => 'use compression' },
}
$nodes = Integer[1, 80].map |$i| {
  $common = { 'listen' => 8000 + $i, 'max_clients' => "${$i * 10}", 'ssl' => ['yes', false, 'off', 1][$i % 4] }
  $more = case $i % 5 {
    0: { { 'timeout' => "${i}m", 'cache_size' => "${$i * 512}K", 'legacy_mode' => true } }
    1: { { 'allow' => "10.0.0.${i}, 10.1.0.0;localhost", 'user_name' => 'www', 'user' => 'web' } }
    2: { { 'cache_size' => $i * 3000000, 'disable_ipv6' => 'enabled', 'timeout' => $i } }
    3: { { 'timeout' => '2 h', 'compress_level' => 9, 'allow' => ['a', 'b'] } }
    default: { { 'user_name' => "u${i}", 'cache_size' => '2GB', 'allow' => 'all' } }
  }
  $common + $more
}
$releases = ['3.1.0', '4.9.1', '4.10.0']
$outcomes = $nodes.map |$index, $settings| { migrate($settings, $renamings, $releases[$index % 3]) }
$warnings = $outcomes.map |$outcome| { $outcome['warnings'] }.flatten
$counts = $warnings.group_by |$warning| { $warning }.map |$warning, $list| { "${list.length} × ${warning}" }
[$outcomes[4], $outcomes[7]['settings'], $outcomes[17], $counts.sort, $outcomes.map |$outcome| { $outcome['settings'].length }]
