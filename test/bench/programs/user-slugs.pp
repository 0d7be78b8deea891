# Makes login names, initials, mail addresses and home folders from names of people, without duplicates.
function plain(String $text) >> String {
  $text.downcase.regsubst('[äæ]', 'ae', 'G').regsubst('[öø]', 'oe', 'G').regsubst('ü', 'ue', 'G').regsubst('ß', 'ss', 'G').regsubst('[éèê]', 'e', 'G')
}
function words(String $name) >> Array[String] {
  $name.split(/[\s'-]+/).filter |$word| { $word != '' }
}
function initials(String $name) >> String {
  words($name).map |$word| { $word[0].upcase }.join
}
function login(String $name, Integer[2] $longest = 8) >> String {
  $parts = words($name).map |$word| { plain($word).regsubst('[^a-z0-9]', '', 'G') }
  $last = $parts[-1]
  $first = if $parts.length > 1 { $parts[0][0] } else { '' }
  "${first}${last}"[0, $longest]
}
function unique_login(String $wanted, Hash[String, Any] $taken) >> String {
  if $taken[$wanted] =~ Undef { return $wanted }
  Integer[2, 99].each |$n| {
    $try = "${wanted[0, 8 - "${n}".length]}${n}"
    if $taken[$try] =~ Undef { return $try }
  }
  fail("no login for ${wanted}")
}
function display(String $name) >> String {
  $parts = words($name)
  $small = ['von', 'de', 'van', 'la']
  $shown = $parts.map |$part| { if $part.downcase in $small { $part.downcase } else { "${part[0].upcase}${part[1, -1].downcase}" } }
  if $shown.length > 1 { "${shown[-1]}, ${shown[0, -2].join(' ')}" } else { $shown[0] }
}
function shorten(String $text, Integer[4] $longest) >> String {
  if $text.length > $longest { "${text[0, $longest - 4]}...${text[-1]}" } else { $text }
}
$first = ['Jürgen', 'anna', 'MARIE-LOU', 'Øystein', 'Sean', 'bob', 'Chloé', 'Wei']
$last = ['Müller', 'von Groß', "O'Neil", 'de la Cruz', 'Li', 'van den Berg', 'Sørensen-Smith']
$names = Integer[0, 111].map |$i| { "${first[$i % 8]} ${last[($i + $i / 8) % 7]}" }
$logins = $names.reduce({}) |$memo, $name| { $memo + { unique_login(login($name), $memo) => $name } }
$users = $logins.map |$login, $name| {
  {
    'login'    => $login,
    'initials' => initials($name),
    'gecos'    => display($name),
    'mail'     => "${words($name).map |$word| { plain($word) }.join('.')}@example.org",
    'home'     => "/home/${login[0]}/${login}",
  }
}
$lines = $users.map |$user| {
  sprintf('%-8s %-5s %-22s %s', $user['login'], $user['initials'], shorten($user['gecos'], 20), $user['home'])
}
$domains = $users.group_by |$user| { $user['home'][6] }.map |$letter, $all| { "${letter.upcase}${all.length}" }
$longest = $users.reduce('') |$most, $user| { if $user['mail'].length > $most.length { $user['mail'] } else { $most } }
$reversed = $logins.keys.map |$login| { $login.split('').reverse_each.map |$it| { $it }.join }
[$lines[0, 20], $domains, $longest, $reversed[0, 12], $lines[-1], ($users.filter |$user| { $user['login'] =~ /\d\z/ }).length]
