# Replaces placeholders in 500 texts by values of a nested hash.
$data = { 'host' => 'web1', 'net' => { 'ip' => '10.1.1.1', 'mask' => 24 }, 'roles' => ['db', 'app'] }
function lookup_path(Hash $d, String $path) >> String {
  $v = $d.get($path)
  case $v {
    undef: { '?' }
    Array: { $v.join('+') }
    default: { "${v}" }
  }
}
function expand(String $text, Hash $d) >> String {
  if $text =~ /\A(.*?)\{\{\s*([\w.]+)\s*\}\}(.*)\z/ {
    "${1}${lookup_path($d, $2)}${expand($3, $d)}"
  } else { $text }
}
Integer[1, 500].reduce(0) |$s, $i| { $s + expand("${i}: {{host}} has {{ net.ip }}/{{net.mask}} with {{roles}} and {{none}} ${i}", $data).length }
