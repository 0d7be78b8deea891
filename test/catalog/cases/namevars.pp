#### file { 'x': name => '/tmp/x' } gives File[x]
file { 'x': name => '/tmp/x' }
#### exec { 'e': name => '/bin/true' } gives Exec[e]
exec { 'e': name => '/bin/true' }
#### tidy { 't': name => '/tmp' } gives Tidy[t]
tidy { 't': name => '/tmp' }
#### file { 'x': name => '/tmp/x', path => '/tmp/y' } gives File[x]
file { 'x': name => '/tmp/x', path => '/tmp/y' }
#### file { 'x': path => '/tmp/y', name => '/tmp/x' } gives File[x]
file { 'x': path => '/tmp/y', name => '/tmp/x' }
#### file { 'x': name => 'rel' } gives File[x]
file { 'x': name => 'rel' }
#### file { '/tmp/x': name => '/tmp/y' } file { '/tmp/y': } gives File[/tmp/x], File[/tmp/y]
file { '/tmp/x': name => '/tmp/y' } file { '/tmp/y': }
#### file { '/tmp/x': } file { 'y': name => '/tmp/x' } gives File[/tmp/x], File[y]
file { '/tmp/x': } file { 'y': name => '/tmp/x' }
#### file { 'a': name => '/tmp/x' } file { 'b': name => '/tmp/x' } gives File[a], File[b]
file { 'a': name => '/tmp/x' } file { 'b': name => '/tmp/x' }
#### file { 'a': name => '/tmp/x' } file { 'b': path => '/tmp/x' } gives File[a], File[b]
file { 'a': name => '/tmp/x' } file { 'b': path => '/tmp/x' }
#### File { name => '/tmp/x' } file { 'a': } gives File[a]
File { name => '/tmp/x' } file { 'a': }
#### File { name => '/tmp/x' } file { 'a': } file { 'b': } gives File[a], File[b]
File { name => '/tmp/x' } file { 'a': } file { 'b': }
#### File { path => '/tmp/x' } file { 'a': name => '/tmp/z' } gives File[a]
File { path => '/tmp/x' } file { 'a': name => '/tmp/z' }
#### Exec { name => '/bin/true' } exec { 'a': } gives Exec[a]
Exec { name => '/bin/true' } exec { 'a': }
#### file { 'a': path => '/tmp/x' } File['a'] { name => '/tmp/y' } gives File[a]
file { 'a': path => '/tmp/x' } File['a'] { name => '/tmp/y' }
#### class a { file { 'a': path => '/tmp/x' } } class b inherits a { File['a'] { name => '/tmp/y' } } include b gives File[a]
class a { file { 'a': path => '/tmp/x' } } class b inherits a { File['a'] { name => '/tmp/y' } } include b
#### class a { file { 'a': } } class b inherits a { File['a'] { name => '/tmp/y' } } include b gives File[a]
class a { file { 'a': } } class b inherits a { File['a'] { name => '/tmp/y' } } include b
#### file { 'a': path => '/tmp/x' } File <| title == 'a' |> { name => '/tmp/y' } gives File[a]
file { 'a': path => '/tmp/x' } File <| title == 'a' |> { name => '/tmp/y' }
#### file { 'a': name => '/tmp/x' } File <| name == '/tmp/x' |> { mode => '0644' } gives File[a]
file { 'a': name => '/tmp/x' } File <| name == '/tmp/x' |> { mode => '0644' }
#### file { 'a': name => '/tmp/x' } File <| path == '/tmp/x' |> { mode => '0644' } gives File[a]
file { 'a': name => '/tmp/x' } File <| path == '/tmp/x' |> { mode => '0644' }
#### @file { 'a': name => '/tmp/x' } File <| path == '/tmp/x' |> gives no resources
@file { 'a': name => '/tmp/x' } File <| path == '/tmp/x' |>
#### file { 'a': * => { name => '/tmp/x' } } gives File[a]
file { 'a': * => { name => '/tmp/x' } }
#### file { 'a': * => { name => '/tmp/x', mode => '0644' } } gives File[a]
file { 'a': * => { name => '/tmp/x', mode => '0644' } }
#### exec { 'a': name => 'relative cmd' } gives Exec[a]
exec { 'a': name => 'relative cmd' }
#### exec { 'a': name => '/bin/true', command => '/bin/false' } gives Exec[a]
exec { 'a': name => '/bin/true', command => '/bin/false' }
#### exec { 'a': command => '/bin/true' } exec { 'b': command => '/bin/true' } gives Exec[a], Exec[b]
exec { 'a': command => '/bin/true' } exec { 'b': command => '/bin/true' }
#### exec { '/bin/true': } exec { 'b': name => '/bin/true' } gives Exec[/bin/true], Exec[b]
exec { '/bin/true': } exec { 'b': name => '/bin/true' }
#### notify { 'a': name => 'b' } gives Notify[a]
notify { 'a': name => 'b' }
#### notify { 'a': name => 'x' } notify { 'b': name => 'x' } fails: Cannot alias Notify[b] to ["x"] at; resource ["Notify", "x"] already declared
notify { 'a': name => 'x' } notify { 'b': name => 'x' }
#### package { 'a': name => 'b' } gives Package[a]
package { 'a': name => 'b' }
#### package { 'a': name => 'b' } package { 'b': } fails: Cannot alias Package[b] to [nil, "b", nil] at; resource ["Package", nil, "b", nil] already declared
package { 'a': name => 'b' } package { 'b': }
#### package { 'a': name => 'b' } package { 'c': name => 'b' } fails: Cannot alias Package[c] to [nil, "b", nil] at; resource ["Package", nil, "b", nil] already declared
package { 'a': name => 'b' } package { 'c': name => 'b' }
#### service { 'a': name => 'b' } service { 'b': } fails: Duplicate declaration: Service[b] is already declared at; cannot redeclare
service { 'a': name => 'b' } service { 'b': }
#### user { 'a': name => 'b' } user { 'b': } fails: Duplicate declaration: User[b] is already declared at; cannot redeclare
user { 'a': name => 'b' } user { 'b': }
#### group { 'a': name => 'b' } gives Group[a]
group { 'a': name => 'b' }
#### cron { 'a': name => 'b', command => 'x' } fails: Unknown resource type: 'cron'
cron { 'a': name => 'b', command => 'x' }
#### file { 'a': name => '/tmp/x' } -> notify { 'n': require => File['/tmp/x'] } fails: Could not find resource 'File[/tmp/x]' in parameter 'require'
file { 'a': name => '/tmp/x' } -> notify { 'n': require => File['/tmp/x'] }
#### file { 'a': path => '/tmp/x' } notify { 'n': require => File['/tmp/x'] } gives File[a], Notify[n]
file { 'a': path => '/tmp/x' } notify { 'n': require => File['/tmp/x'] }
#### file { 'a': name => '/tmp/x' } notify { 'n': require => File['a'] } gives File[a], Notify[n]
file { 'a': name => '/tmp/x' } notify { 'n': require => File['a'] }
#### file { 'a': name => '/tmp/x' } File['/tmp/x'] -> Notify['n'] notify { 'n': } fails: Could not find resource 'File[/tmp/x]' for relationship on 'Notify[n]'
file { 'a': name => '/tmp/x' } File['/tmp/x'] -> Notify['n'] notify { 'n': }
#### exec { 'a': name => '/bin/true' } notify { 'n': require => Exec['/bin/true'] } fails: Could not find resource 'Exec[/bin/true]' in parameter 'require'
exec { 'a': name => '/bin/true' } notify { 'n': require => Exec['/bin/true'] }
#### file { 'a': name => undef } gives File[a]
file { 'a': name => undef }
#### file { '/a': name => undef } gives File[/a]
file { '/a': name => undef }
#### file { 'a': name => ['/x'] } gives File[a]
file { 'a': name => ['/x'] }
#### file { 'a': name => 5 } gives File[a]
file { 'a': name => 5 }
#### file { 'a': name => File } fails: No set of title patterns matched the title "".
file { 'a': name => File }
#### file { 'a': name => '/x/' } gives File[a]
file { 'a': name => '/x/' }
#### file { 'a': path => '/x/' } file { 'b': name => '/x' } gives File[a], File[b]
file { 'a': path => '/x/' } file { 'b': name => '/x' }
#### file { '/x/': } file { 'b': name => '/x' } gives File[/x/], File[b]
file { '/x/': } file { 'b': name => '/x' }
#### file { '/a': alias => 'b' } file { 'b': name => '/b' } fails: Duplicate declaration: File[b] is already declared at; cannot redeclare
file { '/a': alias => 'b' } file { 'b': name => '/b' }
#### file { 'a': name => '/tmp/x', alias => '/tmp/x' } gives File[a]
file { 'a': name => '/tmp/x', alias => '/tmp/x' }
#### define d() { notify { $name: } } d { 'x': name => 'y' } gives D[x], Notify[y]
define d() { notify { $name: } } d { 'x': name => 'y' }
#### define d() { notify { $title: } } d { 'x': name => 'y' } gives D[x], Notify[x]
define d() { notify { $title: } } d { 'x': name => 'y' }
#### class c { notice($name) } class { 'c': name => 'y' } notices y
class c { notice($name) } class { 'c': name => 'y' }
#### class c { notice($title) } class { 'c': title => 'y' } fails: Class[C]: has no parameter named 'title'
class c { notice($title) } class { 'c': title => 'y' }
#### file { 'a': title => '/tmp/x' } fails: no parameter named 'title' on File[a]
file { 'a': title => '/tmp/x' }
#### notify { 'a': title => 'x' } fails: no parameter named 'title' on Notify[a]
notify { 'a': title => 'x' }
#### ssh_authorized_key { 'a': name => 'b', user => 'u', type => 'rsa', key => 'k' } fails: Unknown resource type: 'ssh_authorized_key'
ssh_authorized_key { 'a': name => 'b', user => 'u', type => 'rsa', key => 'k' }
#### mount { 'a': name => '/mnt' } fails: Unknown resource type: 'mount'
mount { 'a': name => '/mnt' }
#### host { 'a': name => 'h', ip => '1.1.1.1' } fails: Unknown resource type: 'host'
host { 'a': name => 'h', ip => '1.1.1.1' }
#### filebucket { 'a': name => 'b' } gives Filebucket[a]
filebucket { 'a': name => 'b' }
#### resources { 'a': name => 'user' } gives Resources[a]
resources { 'a': name => 'user' }
#### resources { 'user': } gives Resources[user]
resources { 'user': }
#### schedule { 'a': name => 'b' } gives Schedule[a]
schedule { 'a': name => 'b' }
#### stage { 'a': name => 'b' } gives no resources
stage { 'a': name => 'b' }
#### yumrepo { 'a': name => 'b' } fails: Unknown resource type: 'yumrepo'
yumrepo { 'a': name => 'b' }
#### tidy { '/t': name => '/tmp', recurse => true } gives Tidy[/t]
tidy { '/t': name => '/tmp', recurse => true }
#### tidy { 't': path => '/tmp' } tidy { 'u': name => '/tmp' } gives Tidy[t], Tidy[u]
tidy { 't': path => '/tmp' } tidy { 'u': name => '/tmp' }
#### notice(File['a']['name']) file { 'a': name => '/x' } fails: Resource not found: File['a']
notice(File['a']['name']) file { 'a': name => '/x' }
#### file { 'a': name => '/x' } notice(File['a'][name]) notices /x
file { 'a': name => '/x' } notice(File['a'][name])
#### file { 'a': name => '/x' } notice(File['a'][path]) notices
file { 'a': name => '/x' } notice(File['a'][path])
#### file { 'a': path => '/x' } notice(File['a'][name]) notices
file { 'a': path => '/x' } notice(File['a'][name])
#### create_resources(file, {'a' => {name => '/x'}}) gives File[a]
create_resources(file, {'a' => {name => '/x'}})
#### create_resources(file, {'a' => {}}, {name => '/x'}) gives File[a]
create_resources(file, {'a' => {}}, {name => '/x'})
#### $x = file { 'a': name => '/x' } notice($x) notices [File['a']]
$x = file { 'a': name => '/x' } notice($x)
#### @@file { 'a': name => '/x' } gives File[a]
@@file { 'a': name => '/x' }
#### realize(File['/x']) @file { 'a': name => '/x' } fails: Failed to realize virtual resources File[/x]
realize(File['/x']) @file { 'a': name => '/x' }
#### realize(File['a']) @file { 'a': name => '/x' } gives File[a]
realize(File['a']) @file { 'a': name => '/x' }
#### file { default: name => '/x'; 'a': ; } gives File[a]
file { default: name => '/x'; 'a': ; }
#### file { default: mode => '0644'; 'a': name => '/x'; } gives File[a]
file { default: mode => '0644'; 'a': name => '/x'; }
#### file { 'a': Name => '/x' } fails: Could not parse for environment production: Syntax error at 'Name'
file { 'a': Name => '/x' }
#### file { 'a': ensure => file, name => '/x', owner => 'r' } gives File[a]
file { 'a': ensure => file, name => '/x', owner => 'r' }
#### file { '/a': path => '/a', name => '/b' } gives File[/a]
file { '/a': path => '/a', name => '/b' }
#### file { '/a': path => '/b', name => '/a' } gives File[/a]
file { '/a': path => '/b', name => '/a' }
#### file { '/a': name => '/a' } gives File[/a]
file { '/a': name => '/a' }
#### file { '/a/': name => '/a/' } gives File[/a/]
file { '/a/': name => '/a/' }
#### file { '/a/': name => '/a' } gives File[/a/]
file { '/a/': name => '/a' }
#### file { 5: name => '/b' } fails: Illegal title type at index 0. Expected String, got Integer
file { 5: name => '/b' }
#### notify { 5: name => 'x' } fails: Illegal title type at index 0. Expected String, got Integer
notify { 5: name => 'x' }
#### file { 'a': path => '/x', name => undef } gives File[a]
file { 'a': path => '/x', name => undef }
#### $n = undef file { '/a': name => $n, path => '/b' } gives File[/a]
$n = undef file { '/a': name => $n, path => '/b' }
#### package { 'a': name => 'x', provider => 'gem' } package { 'b': name => 'x' } gives Package[a], Package[b]
package { 'a': name => 'x', provider => 'gem' } package { 'b': name => 'x' }
#### package { 'a': name => 'x' } package { 'x': provider => 'gem' } gives Package[a], Package[x]
package { 'a': name => 'x' } package { 'x': provider => 'gem' }
#### file { 'a': name => Sensitive('/x') } gives File[a]
file { 'a': name => Sensitive('/x') }
#### file { 'a': name => Deferred('f') } gives File[a]
file { 'a': name => Deferred('f') }
#### exec { 'a': name => '/bin/true', path => '/bin', creates => '/x' } gives Exec[a]
exec { 'a': name => '/bin/true', path => '/bin', creates => '/x' }
#### exec { 'a': name => ['/bin/true', 'x'] } gives Exec[a]
exec { 'a': name => ['/bin/true', 'x'] }
#### two defined resources with the same name
define d($v = 1) { notice("${title} ${name}") } d { ['a', 'b']: name => 'e' }
#### the name of a defined resource is the title of an earlier one
define d($v = 1) { notice("${title} ${name}") } d { 'e': } d { 'a': name => 'e' }
#### the title of a defined resource is the name of an earlier one
define d($v = 1) { notice("${title} ${name}") } d { 'a': name => 'e' } d { 'e': }
#### the names of two defined resources are the titles of each other
define d($v = 1) { notice("${title} ${name}") } d { 'a': name => 'b' } d { 'b': name => 'a' }
#### a reference by the name of a defined resource
define d($v = 1) { notice("${title} ${name}") } d { 'a': name => 'e' } D['e'] -> notify { 'z': } notice(defined(D['e']), D['e']['v'])
#### an override by the name of a defined resource
define d($v = 1) { notice("${title} ${name}") } d { 'a': name => 'e' } D['e'] { v => 2 }
#### a collector compares the name of a defined resource
define d($v = 1) { notice("${title} ${name}") } d { 'a': name => 'e' } D <| name == 'e' |> { v => 2 }
#### realize with the name of a defined resource
define d($v = 1) { notice("${title} ${name}") } @d { 'a': name => 'e' } realize(D['e'])
#### names of defined resources that are no strings
define d($v = 1) { notice("${title} ${name}") } d { 'a': name => [1, 'v'] } d { 'b': name => [1, 'v'] }
#### names of defined resources that are undef
define d($v = 1) { notice("${title} ${name}") } d { 'a': name => undef } d { 'b': name => undef }
#### a default name of defined resources
define d($v = 1) { notice("${title} ${name}") } D { name => 'e' } d { 'a': } d { 'b': }
#### create_resources with the same name twice
define d($v = 1) { notice("${title} ${name}") } create_resources('d', { 'a' => { 'name' => 'e' }, 'b' => { 'name' => 'e' } })
#### a class with the name of another class
class k($v = 1) { notice("${title} ${name}") } class zz { } class { 'k': name => 'zz' } include zz
