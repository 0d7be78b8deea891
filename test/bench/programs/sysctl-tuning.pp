# Computes kernel settings from the facts of hosts, and renders them as files.
function to_bytes(String $size) >> Integer {
  if $size =~ /\A(\d+(?:\.\d+)?)\s*([KMGT]?)i?B\z/ {
    $factor = $2 ? { 'K' => 1024, 'M' => 1048576, 'G' => 1073741824, 'T' => 1099511627776, default => 1 }
    Integer(Float($1) * $factor)
  } else {
    fail("no size: ${size}")
  }
}
function clamp(Integer $value, Integer $least, Integer $most) >> Integer {
  max($least, min($most, $value))
}
function settings_of(Hash[String, Any] $hardware) >> Hash[String, Variant[Integer, String]] {
  $memory = to_bytes($hardware['memory'])
  $pages = $memory / 4096
  $cores = $hardware['cores']
  $base = {
    'vm.swappiness'      => if $hardware['virtual'] { 10 } else { 30 },
    'vm.min_free_kbytes' => clamp($memory / 1024 / 100, 16384, 1048576),
    'kernel.shmall'      => $pages * 3 / 4,
    'kernel.shmmax'      => $memory / 2,
    'fs.file-max'        => clamp($memory / 10240, 65536, 26234859),
  }
  $role = case $hardware['role'] {
    /^db/: {
      { 'vm.swappiness' => 1, 'vm.nr_hugepages' => $pages / 4 / 512, 'vm.dirty_background_bytes' => 67108864 }
    }
    'web', 'proxy': {
      { 'net.core.somaxconn' => clamp($cores * 512, 1024, 65535), 'net.ipv4.ip_local_port_range' => '1024 65000' }
    }
    'router': {
      { 'net.ipv4.ip_forward' => 1, 'net.ipv4.tcp_rmem' => [4096, 87380, clamp($memory / 256, 65536, 16777216)].join(' ') }
    }
    default: { {} }
  }
  $base + $role
}
function rendered(Hash[String, Variant[Integer, String]] $settings, String $title) >> String {
  $names = $settings.keys.sort
  $groups = $names.group_by |$name| { $name.split('[.]')[0] }
  $parts = $groups.map |$group, $members| {
    $lines = $members.map |$name| { "${name} = ${settings[$name]}" }
    "# ${group}\n${lines.join("\n")}"
  }
  "# ${title}\n${parts.join("\n\n")}\n"
}
$roles = ['db-main', 'web', 'router', 'ci', 'proxy', 'db-replica']
$hardware = Integer[1, 60].map |$i| {
  $memory = ["${i} GiB", "${$i * 512}MiB", "1.5 TiB", "${$i * 1000000} KiB"][$i % 4]
  $host = { 'memory' => $memory, 'cores' => $i % 16 + 1, 'virtual' => $i % 3 == 0, 'role' => $roles[$i % 6] }
  $host
}
$all = $hardware.map |$host| { settings_of($host) }
$files = $all.map |$index, $settings| { rendered($settings, "host ${index}") }
[$files[5], $files[7], $files.map |$text| { $text.length }, $all.reduce(0) |$sum, $settings| { $sum + $settings['kernel.shmmax'] / 1048576 }]
