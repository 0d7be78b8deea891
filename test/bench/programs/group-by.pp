# Groups 10,000 hosts by role and counts the distinct sites of each group.
$hosts = Integer[1, 10000].map |$i| { { 'role' => "role${$i % 13}", 'site' => "site${$i % 7}", 'id' => $i } }
$groups = $hosts.group_by |$host| { $host['role'] }
$groups.map |$role, $members| {
  $sites = $members.map |$host| { $host['site'] }.unique
  $sites.length * 1000 + $members.length
}.reduce |$sum, $x| { $sum + $x }
