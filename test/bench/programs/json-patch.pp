# Applies JSON patches to documents: adds, removes, replaces, moves, copies and tests values at pointers, and rejects bad patches.
type Patch::Operation = Variant[
  Struct[{ op => Enum['add', 'replace', 'test'], path => String, value => Any }],
  Struct[{ op => Enum['remove'], path => String }],
  Struct[{ op => Enum['move', 'copy'], path => String, from => String }]
]
function pointer(String $text) >> Array[String] {
  if $text == '' { return [] }
  $text[1, -1].split('/').map |$part| { $part.regsubst('~1', '/', 'G').regsubst('~0', '~', 'G') }
}
function fetch(Any $document, Array[String] $path) >> Tuple[Boolean, Any] {
  if $path.empty { return [true, $document] }
  [$key, $rest] = [$path[0], $path[1, -1]]
  case $document {
    Hash: { if $key in $document { fetch($document[$key], $rest) } else { [false, undef] } }
    Array: {
      if $key =~ /\A(0|[1-9]\d*)\z/ and Integer($key) < $document.length { fetch($document[Integer($key)], $rest) } else { [false, undef] }
    }
    default: { [false, undef] }
  }
}
function add_at(Any $document, Array[String] $path, Any $value, Boolean $replace) >> Any {
  if $path.empty { return $value }
  [$key, $rest] = [$path[0], $path[1, -1]]
  if $document =~ Hash {
    $new = if $rest.empty { $value } else { add_at($document[$key], $rest, $value, $replace) }
    $document + { $key => $new }
  } else {
    $index = if $key == '-' { $document.length } else { Integer($key) }
    $before = if $index == 0 { [] } else { $document[0, $index] }
    if !$rest.empty {
      $before + [add_at($document[$index], $rest, $value, $replace)] + $document[$index + 1, $document.length]
    } elsif $replace {
      $before + [$value] + $document[$index + 1, $document.length]
    } else {
      $before + [$value] + $document[$index, $document.length]
    }
  }
}
function remove_at(Any $document, Array[String] $path) >> Any {
  [$key, $rest] = [$path[0], $path[1, -1]]
  case $document {
    Hash: {
      if $rest.empty { $document.filter |$name, $value| { $name != $key } } else { $document + { $key => remove_at($document[$key], $rest) } }
    }
    Array: {
      $position = Integer($key)
      if $rest.empty {
        $document.filter |$index, $value| { $index != $position }
      } else {
        $document.map |$index, $value| { if $index == $position { remove_at($value, $rest) } else { $value } }
      }
    }
  }
}
function can_add(Any $document, Array[String] $path) >> Boolean {
  $parent = fetch($document, $path[0, $path.length - 1])
  $key = $path[-1]
  case $parent {
    [true, Hash]: { true }
    [true, Array]: { $key == '-' or ($key =~ /\A\d+\z/ and Integer($key) <= $parent[1].length) }
    default: { false }
  }
}
function apply_one(Any $document, Patch::Operation $operation) >> Tuple[Any, Optional[String]] {
  $path = pointer($operation['path'])
  $known = fetch($document, $path)
  case $operation['op'] {
    'add': {
      if can_add($document, $path) { [add_at($document, $path, $operation['value'], false), undef] } else { [$document, "cannot add ${operation['path']}"] }
    }
    'replace': {
      if $known[0] { [add_at($document, $path, $operation['value'], true), undef] } else { [$document, "cannot replace ${operation['path']}"] }
    }
    'remove': {
      if $known[0] { [remove_at($document, $path), undef] } else { [$document, "cannot remove ${operation['path']}"] }
    }
    'test': {
      [$document, if $known[0] and $known[1] == $operation['value'] { undef } else { "test of ${operation['path']} failed" }]
    }
    default: {
      $from = pointer($operation['from'])
      [$found, $value] = fetch($document, $from)
      if !$found {
        [$document, "nothing at ${operation['from']}"]
      } else {
        $rest = if $operation['op'] == 'move' { remove_at($document, $from) } else { $document }
        [add_at($rest, $path, $value, false), undef]
      }
    }
  }
}
function apply_patch(Any $document, Array[Patch::Operation] $patch) >> Hash {
  [$result, $error] = $patch.reduce([$document, undef]) |$state, $operation| {
    if $state[1] { break() }
    apply_one($state[0], $operation)
  }
  if $error { { 'error' => $error, 'document' => $document } } else { { 'document' => $result } }
}
$documents = Integer[1, 12].map |$i| {
  {
    'name'  => "service-${i}",
    'ports' => Integer[1, $i % 4 + 1].map |$p| { { 'number' => 8000 + $p, 'tls' => $p % 2 == 0 } },
    'tags'  => ['a', 'b', "t${i}"],
    'limit' => { 'cpu' => $i * 100, 'memory' => { 'soft' => $i * 64, 'hard' => $i * 128 } },
    'a/b'   => { 'm~n' => $i },
  }
}
$patches = [
  [{ 'op' => 'replace', 'path' => '/name', 'value' => 'renamed' }, { 'op' => 'add', 'path' => '/tags/1', 'value' => 'new' }, { 'op' => 'add', 'path' => '/tags/-', 'value' => 'last' }],
  [{ 'op' => 'test', 'path' => '/limit/cpu', 'value' => 300 }, { 'op' => 'replace', 'path' => '/limit/cpu', 'value' => 350 }],
  [{ 'op' => 'remove', 'path' => '/ports/0' }, { 'op' => 'move', 'from' => '/limit/memory', 'path' => '/memory' }, { 'op' => 'remove', 'path' => '/limit' }],
  [{ 'op' => 'copy', 'from' => '/ports/0', 'path' => '/ports/-' }, { 'op' => 'replace', 'path' => '/ports/0/tls', 'value' => true }],
  [{ 'op' => 'replace', 'path' => '/a~1b/m~0n', 'value' => [1, 2, { 'x' => [] }] }, { 'op' => 'add', 'path' => '/a~1b/m~0n/2/x/0', 'value' => 'deep' }],
  [{ 'op' => 'add', 'path' => '/tags/9', 'value' => 'far' }],
  [{ 'op' => 'remove', 'path' => '/ports/2/tls' }, { 'op' => 'test', 'path' => '/ports/2', 'value' => { 'number' => 8003 } }],
]
$results = $patches.map |$patch| { $documents.map |$document| { apply_patch($document, $patch) } }
$errors = $results.map |$list| { $list.filter |$result| { 'error' in $result }.map |$result| { "${result['document']['name']}: ${result['error']}" } }
[$errors, $results.map |$list| { $list[2]['document'] }, $results.map |$list| { $list.map |$result| { "${result['document']}".length } }]
