# What web servers have besides.
class profile::web {
  include webserver

  realize User['deploy']

  File <| tag == 'site' |> {
    owner => 'deploy',
  }
}
