# Joins accounts that share an address or a phone number, with a forest of parents, and lists the people.
type Account = Struct[{ id => Integer[1], name => String[1], mails => Array[String[1]], Optional[phone] => String[1] }]
function find_root(Hash[Integer, Integer] $parents, Integer $id) >> Integer {
  $parent = $parents[$id]
  if $parent == $id { $id } else { find_root($parents, $parent) }
}
function connect(Hash[Integer, Integer] $parents, Integer $a, Integer $b) >> Hash[Integer, Integer] {
  $root_a = find_root($parents, $a)
  $root_b = find_root($parents, $b)
  if $root_a == $root_b { $parents } else { $parents + { max($root_a, $root_b) => min($root_a, $root_b) } }
}
function contacts(Account $account) >> Array[String[1]] {
  $mails = $account['mails'].map |$mail| { "mail:${mail.downcase}" }
  $phone = $account['phone'] ? { undef => [], default => ["phone:${account['phone'].regsubst('[^0-9+]', '', 'G')}"] }
  $mails + $phone
}
function merged_person(Array[Account, 1] $accounts) >> Hash[String, Any] {
  $names = $accounts.map |$account| { $account['name'] }
  $longest = $names.reduce |$best, $name| { if $name.length > $best.length { $name } else { $best } }
  $person = {
    'name'  => $longest,
    'ids'   => $accounts.map |$account| { $account['id'] }.sort,
    'mails' => $accounts.map |$account| { $account['mails'] }.flatten.map |$mail| { $mail.downcase }.unique.sort,
  }
  $phones = $accounts.filter |$account| { 'phone' in $account }.map |$account| { $account['phone'] }.unique
  if $phones.empty { $person } else { $person + { 'phones' => $phones } }
}
$accounts = Integer[1, 60].map |$i| {
  $names = ['Kim', 'Kim Lee', 'Robin', 'Sam', 'S. Doe', 'Alexis']
  $account = { 'id' => $i, 'name' => $names[$i * 7 % 6], 'mails' => ["User${$i * 5 % 37}@Example.com", "u${$i % 14}@mail.test"][0, 1 + $i % 2] }
  if $i % 8 == 3 { $account + { 'phone' => "+1 (555) ${100 + $i % 3}-${i}" } } else { $account }
}
$start = Hash($accounts.map |$account| { [$account['id'], $account['id']] })
$result = $accounts.reduce([$start, {}]) |$state, $account| {
  contacts($account).reduce($state) |$inner, $contact| {
    [$parents, $owners] = $inner
    if $contact in $owners {
      [connect($parents, $owners[$contact], $account['id']), $owners]
    } else {
      [$parents, $owners + { $contact => $account['id'] }]
    }
  }
}
$groups = $accounts.group_by |$account| { find_root($result[0], $account['id']) }
$people = $groups.map |$root, $members| { merged_person($members) }
$sizes = $people.map |$person| { $person['ids'].length }
$largest = $people.reduce |$best, $person| { if $person['ids'].length > $best['ids'].length { $person } else { $best } }
[$people.length, $sizes, $largest, $people[-1], $result[1].length, $people.filter |$person| { 'phones' in $person }.map |$person| { "${person['name']}: ${person['phones'].join(' / ')}" }]
