# Reads a file of mail aliases, expands addresses to mailboxes, commands and files, and reports loops and missing users.
function parse_aliases($text) {
  $logical = $text.split("\n").reduce([]) |$lines, $line| {
    if $line =~ /\A\s*(#|\z)/ {
      $lines
    } elsif $line =~ /\A\s+(.*)/ {
      $lines[0, -2] + ["${lines[-1]} ${1}"]
    } else {
      $lines + [$line]
    }
  }
  $logical.reduce({}) |$aliases, $line| {
    if $line =~ /\A([^:\s]+)\s*:\s*(.*)\z/ {
      $aliases + { $1.downcase => $2.split(/\s*,\s*/).filter |$target| { $target != '' } }
    } else {
      $aliases
    }
  }
}
function kind($target) {
  $target ? {
    /\A\|/          => 'command',
    /\A\//          => 'file',
    /\A:include:/   => 'include',
    /@/             => 'remote',
    default         => 'local',
  }
}
function expand($aliases, $users, $address, $path = []) {
  $local = regsubst($address.downcase, /\+.*\z/, '')
  case kind($address) {
    'local': {
      if $local in $path {
        [['loop', ($path + [$local]).join(' > ')]]
      } elsif $local in $aliases {
        $aliases[$local].map |$target| { expand($aliases, $users, $target, $path + [$local]) }.reduce([]) |$all, $some| { $all + $some }
      } elsif $local in $users {
        [['mailbox', $local]]
      } else {
        [['unknown', $local]]
      }
    }
    'include': { [['include', $address[9, -1]]] }
    default: { [[kind($address), $address]] }
  }
}
function recipients($aliases, $users, $address) {
  $found = expand($aliases, $users, $address).unique
  $found.group_by |$pair| { $pair[0] }.map |$type, $pairs| { [$type, $pairs.map |$pair| { $pair[1] }.sort] }
}
function format_recipients($address, $groups) {
  $parts = $groups.map |$group| {
    [$type, $list] = $group
    "${type}: ${list.join(' ')}"
  }
  sprintf('%-12s %s', $address, $parts.join('; '))
}
$users = ['ann', 'bob', 'carl', 'dora', 'emil', 'faye', 'root', 'backup']
$teams = Integer[1, 12].map |$i| { "Team${i}: ${users[$i % 8]}, ${users[$i * 3 % 8]},\n\t\tteam${$i / 2}, user${i}@example.com" }
$file = @("END")
  # Basic system aliases
  mailer-daemon: postmaster
  postmaster:    root
  abuse:         postmaster, security

  security:      ann, bob,
                 carl
  # Programs and files
  archive:       /var/mail/archive, |"/usr/bin/archive --quiet", :include:/etc/mail/archive.list
  Everyone:      security, dora, emil,
                 faye, staff
  staff:         everyone, ghost
  team0:         ann
  ${teams.join("\n")}
  robot:         |/usr/bin/robot, backup+robot
  | END
$aliases = parse_aliases($file)
$addresses = $aliases.keys + ['ann', 'Bob+lists', 'nobody', 'carl@example.org']
$results = $addresses.map |$address| { [$address, recipients($aliases, $users, $address)] }
[
  $aliases.length, $results.map |$result| { format_recipients(*$result) },
  $users.map |$user| { "${user} ${results.filter |$result| { $result[1].any |$group| { $group[0] == 'mailbox' and $user in $group[1] } }.length}" },
]
