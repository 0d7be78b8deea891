# Which node is what.

node /^web\d+\.example\.com$/ {
  include role::web
}

node 'db01.example.com' {
  include role::database
}

node default {
  include profile::base
}
