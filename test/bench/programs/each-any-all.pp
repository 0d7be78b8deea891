# Checks the members of 1,000 groups with each, any, all and filter over arrays and hashes.
$groups = Hash(Integer[1, 1000].map |$i| { ["group${i}", Integer[1, 10].map |$n| { $i * $n % 17 }] })
$whole = $groups.filter |$name, $members| { $members.all |$member| { $member < 16 } }
$some = $groups.filter |$name, $members| { $members.any |$member| { $member == 13 } }
$groups.each |$name, $members| {
  $members.each |$index, $member| {
    if $member > 16 { fail("${name} has ${member} at ${index}") }
  }
}
"${whole.length} ${some.length}"
