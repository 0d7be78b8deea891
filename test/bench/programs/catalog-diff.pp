# Compares nested data of two catalogs, lists the changes with their paths, and applies them.
type Change = Struct[{ path => Array[Variant[String, Integer]], kind => Enum['added', 'removed', 'changed'], Optional[old] => Any, Optional[new] => Any }]
function changes(Any $old, Any $new, Array $path = []) >> Array[Change] {
  if $old == $new { return [] }
  if $old =~ Hash and $new =~ Hash {
    $keys = ($old.keys + $new.keys).unique
    $keys.map |$key| {
      $here = $path + [$key]
      if !($key in $new) {
        [{ 'path' => $here, 'kind' => 'removed', 'old' => $old[$key] }]
      } elsif !($key in $old) {
        [{ 'path' => $here, 'kind' => 'added', 'new' => $new[$key] }]
      } else {
        changes($old[$key], $new[$key], $here)
      }
    }.reduce([]) |$all, $some| { $all + $some }
  } elsif $old =~ Array and $new =~ Array and $old.length == $new.length {
    $old.map |$index, $item| { changes($item, $new[$index], $path + [$index]) }.reduce([]) |$all, $some| { $all + $some }
  } else {
    [{ 'path' => $path, 'kind' => 'changed', 'old' => $old, 'new' => $new }]
  }
}
function apply_change(Any $value, Array $path, Change $change) >> Any {
  if $path.empty { return $change['new'] }
  $key = $path[0]
  $rest = $path[1, -1]
  case $value {
    Hash: {
      if $rest.empty and $change['kind'] == 'removed' {
        $value.filter |$name, $item| { $name != $key }
      } else {
        $value + { $key => apply_change($value[$key], $rest, $change) }
      }
    }
    Array: { $value.map |$index, $item| { if $index == $key { apply_change($item, $rest, $change) } else { $item } } }
    default: { $change['new'] }
  }
}
function describe(Change $change) >> String {
  $path = $change['path'].reduce('') |$text, $step| {
    $step ? { Integer => "${text}[${step}]", default => if $text == '' { $step } else { "${text}.${step}" } }
  }
  $change['kind'] ? {
    'added'   => "+ ${path}: ${change['new']}",
    'removed' => "- ${path}: ${change['old']}",
    default   => "~ ${path}: ${change['old']} -> ${change['new']}",
  }
}
function resources(Integer $n, Integer $version) >> Hash {
  Hash(Integer[1, $n].map |$i| {
    $params = { 'ensure' => 'present', 'mode' => "06${($i + $version * ($i % 3)) % 8}0", 'require' => ["Package[p${i}]", "User[u${$i % 3 + $version}]"] }
    $more = case $i % 4 {
      0: { { 'content' => { 'lines' => [$i, $i + $version, { 'deep' => $version }] } } }
      $version: { { 'owner' => "o${version}" } }
      default: { {} }
    }
    ["File[/f${i}]", $params + $more]
  })
}
$pairs = Integer[5, 16].map |$n| { [resources($n, 1), resources($n + $n % 2, 2)] }
$all = $pairs.map |$pair| { changes($pair[0], $pair[1]) }
$applied = $pairs.map |$index, $pair| { $all[$index].reduce($pair[0]) |$value, $change| { apply_change($value, $change['path'], $change) } }
[$all.map |$list| { $list.length }, $applied.map |$index, $value| { $value == $pairs[$index][1] }.unique, $all[3].map |$change| { describe($change) }, $all.flatten.group_by |$change| { $change['kind'] }.map |$kind, $list| { "${kind} ${list.length}" }]
