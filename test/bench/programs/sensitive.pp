# Wraps 1,200 passwords as Sensitive values, masks and unwraps them.
function mask(Sensitive[String] $s) >> String { $s.unwrap.regsubst('.', '*', 'G') }
function login(String $user, Variant[String, Sensitive[String]] $password) >> Sensitive[String] {
  $plain = if $password =~ Sensitive { $password.unwrap } else { $password }
  Sensitive("${user}:${plain}")
}
Integer[1, 1200].reduce(0) |$n, $i| {
  $p = if $i % 2 == 0 { Sensitive("secret${i}") } else { "open${i}" }
  $l = login("user${i}", $p)
  $n + mask($l).length + $l.unwrap.length + "${l}".length
}
