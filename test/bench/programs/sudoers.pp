# Renders the rules of sudo of 120 users with a template that is called for each of them.
$template = @(END)
  <%- | String $user, Array[Hash] $rules, Optional[String] $comment = undef, Boolean $tty = true | -%>
  <% if $comment { -%>
  # <%= $comment %>
  <% } -%>
  <% unless $tty { -%>
  Defaults:<%= $user %> !requiretty
  <% } -%>
  <% $rules.each |$index, $rule| { -%>
  <%= $user %> <%= $rule['host'] %> = (<%= $rule['as'].join(',') %>) <% if $rule['nopasswd'] { %>NOPASSWD: <% } -%>
  <%= $rule['commands'].map |$command| { $command ? { /\A\// => $command, default => "/usr/bin/${command}" } }.join(', ') %>
  <% } -%>
  | END
$commands = ['/bin/systemctl', 'less', 'tail', '/sbin/ip', 'journalctl']
$users = Integer[1, 120].map |$i| {
  $rules = Integer[1, 1 + $i % 3].map |$j| {
    {
      'host'     => $j ? { 1 => 'ALL', default => "web${j}" },
      'as'       => $i % 2 ? { 0 => ['root'], default => ['root', "svc${j}"] },
      'nopasswd' => ($i + $j) % 2 == 0,
      'commands' => $commands[$j % 5, 2] + ["tool${i}"],
    }
  }
  $user = { 'user' => sprintf('user%03d', $i), 'rules' => $rules, 'number' => $i }
  $user
}
$files = $users.map |$entry| {
  $optional = $entry['number'] % 4 ? {
    0       => { 'comment' => "deployed for ${entry['user'].capitalize}" },
    1       => { 'tty' => false },
    default => {},
  }
  inline_epp($template, { 'user' => $entry['user'], 'rules' => $entry['rules'] } + $optional)
}
$longest = $files.reduce('') |$best, $file| { if $file.length > $best.length { $file } else { $best } }
[$files[0], $files[3], $longest, $files.map |$file| { $file.length }.reduce |$a, $b| { $a + $b }]
