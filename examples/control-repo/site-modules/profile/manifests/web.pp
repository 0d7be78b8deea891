# The additional configuration of web servers.
class profile::web {
  include webserver

  realize User['deploy']

  File <| tag == 'site' |> {
    owner => 'deploy',
  }
}
