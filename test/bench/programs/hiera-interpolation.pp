# Replaces the placeholders in nested data by values of facts and by other keys, as Hiera does.
type Facts = Hash[String, Data]
function fact(Facts $values, String $path) >> String {
  $value = $path.split('[.]').reduce($values) |$memo, $key| {
    case $memo {
      Hash: { $memo[$key] }
      Array: { if $key =~ /\A\d+\z/ { $memo[Integer($key)] } else { undef } }
      default: { undef }
    }
  }
  $value ? { undef => '', Collection => fail("no text: ${path}"), default => String($value) }
}
function expand(String $text, Facts $values, Hash[String, Data] $data, Integer $depth = 0) >> String {
  if $depth > 8 { fail("too deep: ${text}") }
  if $text =~ /\A(.*?)%\{([^}]*)\}(.*)\z/ {
    [$before, $inner, $after] = [$1, $2, $3]
    $value = case $inner {
      /\Alookup\('([^']+)'\)\z/: { expand(String($data[$1]), $values, $data, $depth + 1) }
      /\Aliteral\('([^']+)'\)\z/: { $1 }
      /\A(?:facts\.|::)?([\w.]+)\z/: { fact($values, $1) }
      default: { '' }
    }
    "${before}${value}${expand($after, $values, $data, $depth)}"
  } else {
    $text
  }
}
function expand_all(Data $value, Facts $values, Hash[String, Data] $data) >> Data {
  case $value {
    String: { if '%' in $value { expand($value, $values, $data) } else { $value } }
    Array: { $value.map |$item| { expand_all($item, $values, $data) } }
    Hash: { Hash($value.map |$key, $item| { [expand($key, $values, $data), expand_all($item, $values, $data)] }) }
    default: { $value }
  }
}
$data = {
  'domain' => '%{facts.site}.example.com',
  'mirror' => "https://mirror.%{lookup('domain')}/%{os.family}/%{os.release.0}",
  'repos'  => {
    'base'                => { 'url' => "%{lookup('mirror')}/base", 'enabled' => true, 'priority' => 10 },
    '%{os.family}-extras' => { 'url' => "%{lookup('mirror')}/extras-%{::env}", 'enabled' => false, 'exclude' => ['kernel*', '%{missing}x'] },
  },
  'motd'   => ["Welcome to %{fqdn}", "%{literal('%')}{not a fact}", '100 % plain', undef, 7],
}
$nodes = Integer[1, 25].map |$i| {
  { 'fqdn' => "n${i}.example.com", 'site' => ['ams', 'fra'][$i % 2], 'env' => ['prod', 'test', 'dev'][$i % 3], 'os' => { 'family' => ['RedHat', 'Debian'][$i % 2], 'release' => [7 + $i % 3, $i] } }
}
$results = $nodes.map |$values| { expand_all($data, $values, $data) }
[$results[0], $results[7]['repos'].keys, $results.map |$result| { $result['mirror'].length + $result['motd'][0].length }, $results.map |$result| { $result['repos']['base']['url'] }.unique.sort]
