# The accounts of the team, and what belongs to them.
class team (Hash[String, Hash] $users = {}, Array[String] $gone = []) {
  $defaults = { 'ensure' => 'present', 'shell' => '/bin/bash' }

  $users.each |String $user, Hash $options| {
    user { $user:
      * => $defaults + $options;
    }
  }

  # Former members.
  $absent = $gone.reduce({}) |$result, $user| { $result + { $user => { 'ensure' => 'absent' } } }
  create_resources('user', $absent)

  [1, 2, 3].filter |$n| { $n % 2 == 1 }.each |$n| {
    notify { "round ${n}": }
  }

  # The keys of the operators, and the packages of the team.
  Ssh_authorized_key <| tag == 'ops' and user != 'root' |>
  Package <| tag == 'team' |> {
    ensure => latest,
  }

  Package['zsh'] -> User <| |> ~> Exec['newaliases']
}
