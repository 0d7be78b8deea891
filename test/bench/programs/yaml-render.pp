# Renders nested data as YAML with indentation and quotes where they are needed.
function yaml_scalar(Scalar $value) >> String {
  case $value {
    '': { "''" }
    /\A(true|false|null|yes|no|~|-?\d+(\.\d+)?)\z/: { "'${value}'" }
    /[:#{}\[\],&*?|<>=!%@`"]|\A[ '-]|\s\z/: { "\"${value.regsubst('\\\\', '\\\\\\\\', 'G').regsubst('"', '\\"', 'G')}\"" }
    default: { "${value}" }
  }
}
function yaml_lines(Data $value) >> Array[String] {
  case $value {
    Undef: { ['null'] }
    Hash[Any, Any, 0, 0]: { ['{}'] }
    Array[Any, 0, 0]: { ['[]'] }
    Hash: { $value.map |$key, $element| { entry_lines("${yaml_scalar($key)}:", $element) }.flatten }
    Array: { $value.map |$element| { item_lines($element) }.flatten }
    default: { [yaml_scalar($value)] }
  }
}
function entry_lines(String $key, Data $value) >> Array[String] {
  $lines = yaml_lines($value)
  if $value =~ Collection[1] {
    [$key] + $lines.map |$line| { "  ${line}" }
  } else {
    ["${key} ${lines[0]}"]
  }
}
function item_lines(Data $value) >> Array[String] {
  yaml_lines($value).map |$index, $line| { if $index == 0 { "- ${line}" } else { "  ${line}" } }
}
$documents = Integer[1, 25].map |$i| {
  {
    'name'     => "app-${i}",
    'version'  => "1.${i}",
    'enabled'  => $i % 2 == 0,
    'notes'    => ['', "it's: a \"test\"", '- dash', 'plain text', undef][$i % 5],
    'ports'    => [80, 8000 + $i],
    'env'      => { 'PATH' => '/usr/bin:/bin', 'LEVEL' => ['yes', 'debug', '~'][$i % 3], 'EMPTY' => {}, 'LIST' => [] },
    'matrix'   => [[1, 2], [$i, [$i + 1]]],
    'mounts'   => [{ 'from' => "/srv/${i}", 'to' => '/data', 'options' => ['ro', 'noexec'] }, { 'from' => 'tmpfs', 'to' => '/tmp', 'size' => 1.5 }],
  }
}
$texts = $documents.map |$document| { yaml_lines($document).join("\n") }
[$texts[0], $texts[1].length, $texts.map |$text| { $text.length }.reduce |$a, $b| { $a + $b }, $texts.join("\n---\n").split("\n").filter |$line| { $line =~ /\A {2}\S/ }.length]
