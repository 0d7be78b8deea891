# Builds the 5,000 lines of a hosts file.
$lines = Integer[1, 5000].map |$i| {
  $name = "node${i}"
  $address = "10.${$i / 65536}.${$i / 256 % 256}.${$i % 256}"
  "${address}\t${name}.example.com ${name}"
}
$text = $lines.join("\n")
"${text}\n".length
