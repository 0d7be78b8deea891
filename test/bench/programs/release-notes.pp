# Writes release notes from the subjects of commits, with the next version of each release.
type Commit = Struct[{ kind => String[1], scope => Optional[String[1]], breaking => Boolean, subject => String[1], issues => Array[Integer[1]], author => String[1] }]
function parse_commit(String $subject, String $author) >> Commit {
  if $subject =~ /\A(\w+)(?:\(([\w\/-]+)\))?(!)?:\s+(.+?)\s*((?:\(?#\d+\)?[\s,]*)*)\z/ {
    $issues = $5.split(/[^\d]+/).filter |$number| { $number =~ /\A\d+\z/ }.map |$number| { Integer($number) }
    $commit = { 'kind' => $1.downcase, 'scope' => $2, 'breaking' => $3 == '!', 'subject' => $4, 'issues' => $issues, 'author' => $author }
    $commit
  } else {
    { 'kind' => 'other', 'scope' => undef, 'breaking' => false, 'subject' => $subject, 'issues' => [], 'author' => $author }
  }
}
function next_version(SemVer $version, Array[Commit] $commits) >> SemVer {
  [$major, $minor, $patch] = String($version).split('[.]').map |$part| { Integer($part) }
  if $commits.any |$commit| { $commit['breaking'] } {
    SemVer($major + 1, 0, 0)
  } elsif $commits.any |$commit| { $commit['kind'] == 'feat' } {
    SemVer($major, $minor + 1, 0)
  } else {
    SemVer($major, $minor, $patch + 1)
  }
}
function note_line(Commit $commit) >> String {
  $scope = $commit['scope'].then |$scope| { "**${scope}**: " }.lest || { '' }
  $links = $commit['issues'].map |$issue| { "[#${issue}](https://example.com/issues/${issue})" }
  $suffix = if $links.empty { '' } else { " (${links.join(', ')})" }
  "- ${scope}${commit['subject'][0].upcase}${commit['subject'][1, -1]}${suffix}"
}
function section(String $title, Array[Commit] $commits) >> String {
  $sorted = $commits.sort |$a, $b| {
    $by_scope = compare("${a['scope']}", "${b['scope']}")
    if $by_scope == 0 { compare($a['subject'], $b['subject']) } else { $by_scope }
  }
  "### ${title}\n\n${sorted.map |$commit| { note_line($commit) }.join("\n")}"
}
function contributors(Array[Commit] $commits) >> String {
  $counts = $commits.group_by |$commit| { $commit['author'] }.map |$author, $own| { [$own.length, $author] }
  $ranked = $counts.sort |$a, $b| { if $a[0] == $b[0] { compare($a[1], $b[1]) } else { compare($b[0], $a[0]) } }
  $names = $ranked.map |$entry| { "${entry[1]} (${entry[0]})" }
  case $names.length {
    0: { 'Nobody contributed.' }
    1: { "Thanks to ${names[0]}." }
    default: { "Thanks to ${names[0, -2].join(', ')} and ${names[-1]}." }
  }
}
function release_notes(SemVer $version, Array[Commit] $commits) >> String {
  $titles = { 'feat' => 'Features', 'fix' => 'Fixes', 'perf' => 'Performance', 'docs' => 'Documentation' }
  $breaking = $commits.filter |$commit| { $commit['breaking'] }
  $groups = $commits.filter |$commit| { !$commit['breaking'] }.group_by |$commit| { $commit['kind'] }
  $sections = $titles.filter |$kind, $title| { $kind in $groups }.map |$kind, $title| { section($title, $groups[$kind]) }
  $first = if $breaking.empty { [] } else { [section('Breaking changes', $breaking)] }
  (["## ${version}"] + $first + $sections + [contributors($commits)]).join("\n\n")
}
$authors = ['Ada', 'Grace', 'Edsger', 'Barbara', 'Ken']
$commits = Integer[1, 120].map |$i| {
  $scope = ['(parser)', '', '(cli/run)', '(docs)'][$i * 3 % 4]
  $subject = case $i % 8 {
    0, 3: { "fix${scope}: handle case ${$i * 17 % 30} of empty input (#${$i + 100})" }
    1: { "feat${scope}: add option --level-${i} #${i}, #${$i + 1}" }
    2: { "Docs: explain topic ${$i % 11}" }
    4: { "perf${scope}: read ${i} files at once" }
    5: { "chore: bump dependencies" }
    6: { if $i % 5 == 0 { "feat${scope}!: remove the flag f${i} (#${i})" } else { "fix: typo ${i}" } }
    default: { "Merge branch topic/${i}" }
  }
  parse_commit($subject, $authors[$i * $i % 5])
}
$releases = $commits.slice(12).reduce([[SemVer('1.4.2'), '']]) |$list, $some| {
  $version = next_version($list[-1][0], $some)
  $list + [[$version, release_notes($version, $some)]]
}
[$releases.map |$release| { String($release[0]) }, $releases[3][1], $releases.map |$release| { $release[1].length }, $commits.group_by |$commit| { $commit['kind'] }.map |$kind, $some| { "${kind}: ${some.length}" }]
