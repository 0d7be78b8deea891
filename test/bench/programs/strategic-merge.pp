# Merges manifests with overlays as kustomize does: hashes by key, lists of named items by name, and directives that delete or replace.
type Merge::Named = Array[Hash[String, Any], 1]
function merge_key(Array $list) >> Optional[String] {
  $list ? {
    Array[Struct[{ name => String, Optional[value] => Any }], 1]    => 'name',
    Array[Hash[String, Any], 1] => ['name', 'containerPort', 'mountPath', 'key'].filter |$key| { $list.all |$item| { $key in $item or '$patch' in $item } }[0],
    default => undef,
  }
}
function merge_values(Any $base, Any $patch) >> Any {
  if $base =~ Hash and $patch =~ Hash {
    merge_hashes($base, $patch)
  } elsif $base =~ Array and $patch =~ Array {
    merge_lists($base, $patch)
  } else {
    clean($patch)
  }
}
function merge_hashes(Hash $base, Hash $patch) >> Hash {
  if $patch['$patch'] == 'replace' { return clean($patch.filter |$key, $value| { $key != '$patch' }) }
  $merged = $base.reduce({}) |$memo, $entry| {
    [$key, $value] = $entry
    if !($key in $patch) {
      $memo + { $key => $value }
    } elsif $patch[$key] =~ Undef {
      $memo
    } else {
      $memo + { $key => merge_values($value, $patch[$key]) }
    }
  }
  $added = $patch.filter |$key, $value| { !($key in $base) and $value =~ NotUndef }
  $merged + clean($added)
}
function merge_lists(Array $base, Array $patch) >> Array {
  $key = merge_key($patch)
  if $key == undef { return $patch }
  $deleted = $patch.filter |$item| { $item['$patch'] == 'delete' }.map |$item| { $item[$key] }
  $kept = $base.filter |$item| { !($item[$key] in $deleted) }
  $changed = $kept.map |$item| {
    $own = $patch.filter |$other| { $other[$key] == $item[$key] }
    $own.reduce($item) |$memo, $other| { merge_hashes($memo, $other) }
  }
  $names = $base.map |$item| { $item[$key] }
  $new = $patch.filter |$item| { !($item[$key] in $names) and $item['$patch'] == undef }
  $changed + clean($new)
}
function clean(Any $value) >> Any {
  case $value {
    Hash: { Hash($value.filter |$key, $inner| { $inner =~ NotUndef }.map |$key, $inner| { [$key, clean($inner)] }) }
    Array: { $value.map |$item| { clean($item) } }
    default: { $value }
  }
}
function labelled(Hash $manifest, Hash[String, String] $labels) >> Hash {
  merge_hashes($manifest, { 'metadata' => { 'labels' => $labels }, 'spec' => { 'template' => { 'metadata' => { 'labels' => $labels } } } })
}
function leaves(Any $value) >> Integer {
  $value ? {
    Collection => $value.reduce(0) |$sum, $item| { $sum + leaves($value ? { Hash => $item[1], default => $item }) },
    default    => 1,
  }
}
$bases = Integer[1, 10].map |$i| {
  $containers = Integer[1, $i % 3 + 1].map |$c| {
    $container = {
      'name'         => "c${c}",
      'image'        => "registry/app${i}:1.${c}",
      'env'          => Integer[1, 4].map |$e| { { 'name' => "VAR_${e}", 'value' => "v${$e * $i}" } },
      'ports'        => [{ 'containerPort' => 8000 + $c }, { 'containerPort' => 9000 + $c, 'protocol' => 'UDP' }],
      'args'         => ['--serve', "--id=${i}"],
      'volumeMounts' => [{ 'mountPath' => '/data', 'volume' => 'data' }, { 'mountPath' => '/tmp', 'volume' => 'tmp' }],
    }
    $container
  }
  $manifest = {
    'kind'     => ['Deployment', 'StatefulSet'][$i % 2],
    'metadata' => { 'name' => "app${i}", 'labels' => { 'app' => "app${i}", 'tier' => 'backend' } },
    'spec'     => { 'replicas' => $i, 'strategy' => { 'type' => 'RollingUpdate', 'maxSurge' => 1 }, 'template' => { 'spec' => { 'containers' => $containers } } },
  }
  $manifest
}
$overlays = {
  'production' => {
    'spec' => {
      'replicas' => 6,
      'template' => {
        'spec' => {
          'containers' => [
            { 'name' => 'c1', 'env' => [{ 'name' => 'VAR_2', 'value' => 'production' }, { 'name' => 'DEBUG', 'value' => '0' }], 'resources' => { 'cpu' => '500m', 'memory' => undef } },
            { 'name' => 'proxy', 'image' => 'registry/proxy:3', 'ports' => [{ 'containerPort' => 80 }] },
          ],
        },
      },
    },
  },
  'staging' => {
    'metadata' => { 'labels' => { 'tier' => undef, 'stage' => 'staging' } },
    'spec'     => {
      'strategy' => { '$patch' => 'replace', 'type' => 'Recreate' },
      'template' => { 'spec' => { 'containers' => [{ 'name' => 'c2', '$patch' => 'delete' }, { 'name' => 'c1', 'args' => ['--debug'], 'ports' => [{ 'containerPort' => 8001, 'name' => 'http' }] }] } },
    },
  },
  'minimal' => {
    'spec' => { 'replicas' => 1, 'strategy' => undef, 'template' => { 'spec' => { 'containers' => [{ 'name' => 'c1', 'volumeMounts' => [{ 'mountPath' => '/tmp', '$patch' => 'delete' }], 'env' => [{ 'name' => 'VAR_1', '$patch' => 'delete' }] }] } } },
  },
}
$results = $overlays.map |$stage, $overlay| {
  $manifests = $bases.map |$manifest| { labelled(merge_hashes($manifest, $overlay), { 'stage' => $stage, 'managed' => 'yes' }) }
  $images = $manifests.map |$manifest| { $manifest['spec']['template']['spec']['containers'].map |$container| { $container['image'] } }.flatten.unique
  $summary = {
    'stage'    => $stage,
    'replicas' => $manifests.reduce(0) |$sum, $manifest| { $sum + $manifest.dig('spec', 'replicas') },
    'images'   => $images.length,
    'leaves'   => $manifests.map |$manifest| { leaves($manifest) },
    'env'      => $manifests.map |$manifest| { $manifest['spec']['template']['spec']['containers'][0]['env'].map |$entry| { "${entry['name']}=${entry['value']}" }.join(' ') }.unique[0, 2],
  }
  $summary
}
[$results, merge_hashes($bases[2], $overlays['staging'])]
