The messages about attributes name the lines of the attributes, not those of the statements.

#### a missing resource: the line of the attribute
notify { 'a':
  message => 'x',
  require => Notify['missing'],
}
#### a missing resource in the second body
notify {
  'a':
    message => 'x';
  'b':
    message => 'y',

    before  => Notify['missing'];
}
#### a missing resource in the default body
notify {
  'a':
    message => 'x';
  default:
    tag    => 't',
    notify => Notify['missing'];
}
#### a missing resource in a body with several titles
notify {
  ['a', 'b']:
    message   => 'x';
  ['c', 'd']:
    subscribe => Notify['missing'];
}
#### a missing resource in a hash of attributes: the line of the asterisk
$hash = { message => 'x', require => Notify['missing'] }
notify { 'a':
  loglevel => info,
  *        =>
    $hash,
}
#### a missing resource in a hash of attributes in a default body
notify {
  default:
    * => {
      require => Notify['missing'],
    };
  'a':
    message => 'x',
}
#### a missing resource in resource defaults
Notify {
  message => 'x',
  require => Notify['missing'],
}
notify { 'a': }
#### a missing resource in a hash of resource defaults
Notify {
  message => 'x',
  *       => { require => Notify['missing'] },
}
notify { 'a': }
#### a missing resource in an override
notify { 'a':
  message => 'x',
}
Notify['a'] {
  loglevel => info,
  require  => Notify['missing'],
}
#### a missing resource that an override adds
class base {
  notify { 'a':
    require => Notify['b'],
  }
  notify { 'b': }
}
class derived inherits base {
  Notify['a'] {
    loglevel => info,
    require  +>
      Notify['missing'],
  }
}
include derived
#### a missing resource that a hash of an override sets
notify { 'a': }
Notify['a'] {
  loglevel => info,
  *        => { require => Notify['missing'] },
}
#### a missing resource in a collector
notify { 'a': }
Notify <| title == 'a' |> {
  message => 'x',
  require => Notify['missing'],
}
#### a missing resource that a collector adds
notify { 'a': tag => 't' }
Notify <|
  title == 'a'
|> {
  tag     +> 'u',
  require +> Notify['missing'],
}
#### two statements on a line, a missing resource in the first
notify { 'a': message => 'x', require => Notify['missing'] } notify { 'b': message => 'y',
  require => Notify['a'] }
#### two statements on a line, a missing resource in the second
notify { 'a': message => 'x',
  require => Notify['b'] } notify { 'b':
  message => 'y',
  require => Notify['missing'],
}
#### two statements on a line: each has a missing resource on another line
notify { 'a': tag => 'x',
  require => Notify['b'] } -> notify { 'b': tag => 'y',

  require => Notify['missing'] }
#### statements of different kinds on a line
Notify { tag => 'x' } notify { 'a': tag => 'y',
  message => 'z',
  loglevel => info } Notify['a'] { tag => 'z',
  require => Notify['missing'] }
#### a resource in a lambda on the line of another statement
notify { 'a': tag => 'x' } [1, 2].each |$i| { notify { "n${i}": tag => 'y',
  message => 'm',
  require => Notify["missing${i}"] } }
#### a virtual resource that a collector realizes
@notify { 'a':
  message => 'x',
  require => Notify['missing'],
}
Notify <| |>
#### a resource in a function
function declare_a() {
  notify { 'a':
    message => 'x',
    require => Notify['missing'],
  }
}
declare_a()
#### a resource in a function of a module
lines::declare('a')
#### a resource in a defined type
define d($target) {
  notify { $title:
    message => 'x',
    require => Notify[$target],
  }
}
d { 'a':
  target => 'missing',
}
#### a resource in a defined type of a module
lines::thing { 'a':
  target => 'missing',
}
#### a relationship of a resource of a defined type
lines::thing { 'a':
  target => 'a-before',
  before =>
    Notify['missing'],
}
#### a relationship of a class
class c { }
class { 'c':
  tag     => 'x',
  require => Notify['missing'],
}
#### a resource in a template of a module
notice(epp('lines/declare.epp'))
#### a resource in an inline template
notice(inline_epp(@(END)))
  <% notify { 'a':
    message => 'x',
    require => Notify['missing'],
  } %>
  | END
#### resources in two inline templates
$first = inline_epp(@(END))
  <% notify { 'a':
    message => 'x',
    require => Notify['b'],
  } %>
  | END
$second = inline_epp(@(END))
  <% notify { 'b': message => 'x' }
     notify { 'c': message => 'x',

    require => Notify['missing'],
  } %>
  | END
#### a parameter that is already set
class base {
  notify { 'a':
    loglevel => info,
    message  => 'x',
  }
}
class other {
  Notify <| title == 'a' |> { tag => 'x' }
}
class derived inherits base {
  Notify['a'] {
    loglevel => notice,
    message  => 'y',
  }
}
class second inherits base {
  Notify['a'] {
    withpath => true,
    loglevel => warning,
    message  => 'z',
  }
}
include derived
include second
#### a parameter that is already set at the top
notify { 'a':
  loglevel => info,
  message  => 'x',
}
Notify['a'] {
  withpath => true,
  message  => 'y',
}
#### a parameter that is already set by a hash
notify { 'a':
  loglevel => info,
  *        => { message => 'x' },
}
Notify['a'] {
  withpath => true,
  *        => { message => 'y' },
}
#### a parameter that is already set in the second body
notify { 'b':
    message => 'x';
  'a':
    loglevel => info,
    message  => 'x',
}
Notify['a', 'b'] {
  withpath => true,
  loglevel => info,
  message  => 'y',
}
#### a parameter of a resource in a module that is already set
include lines
Notify['shared'] {
  withpath => true,
  loglevel => info,
}
#### an override in a module
include lines::child
#### two defaults on different lines
Notify {
  message => 'x',
}
Notify {
  loglevel => info,
  message  => 'y',
}
#### two defaults in one statement
Notify {
  message  => 'x',
  loglevel => info,
  message  => 'y',
}
#### two defaults, one in a hash
Notify {
  loglevel => info,
  message  => 'y',
  *        => { message => 'x' },
}
#### an attribute without a name
notify { 'a':
  message => 'x',
  *       => { undef => 'x' },
}
#### an attribute without a name in the second body
notify { 'a':
    message => 'x';
  'b':
    loglevel => info,
    * => { undef => 'x' },
}
#### an attribute without a name in defaults
Notify {
  message => 'x',
  *       => { undef => 'x' },
}
#### an attribute without a name in an override
notify { 'a': }
Notify['a'] {
  message => 'x',
  *       => { undef => 'x' },
}
#### a duplicate attribute
notify { 'a':
  message => 'x',
  message => 'y',
}
#### a duplicate attribute in the second body
notify { 'a':
    message => 'x';
  'b':
    message  => 'x',
    loglevel => info,
    message  => 'y',
}
#### a duplicate attribute in a hash
notify { 'a':
  message => 'x',
  *       => { message => 'y' },
}
#### a duplicate attribute and an invalid value after it
notify { 'a':
  message  => 'x',
  message  => 'y',
  *        => 3,
}
#### a duplicate attribute in an override
notify { 'a': }
Notify['a'] {
  message => 'x',
  message => 'y',
}
#### a duplicate attribute in a collector
notify { 'a': }
Notify <| |> {
  message => 'x',
  message => 'y',
}
#### two hashes of attributes in an override
notify { 'a': }
Notify['a'] {
  * => { message => 'x' },
  * => { require => Notify['missing'] },
}
#### an operand of an asterisk that is not a hash
notify { 'a':
  message => 'x',
  *       => 3,
}
#### attributes in order
$log = ['a', 'b'].map |$x| { notice($x) }
notify { 'a':
  message  => notice('first'),
  loglevel => [notice('second')][1],
  *        => { tag => notice('third') },
  require  => notice('fourth'),
}
#### a reserved word as an attribute
define d($default = 1, $class = 2) { notice($default, $class) }
d { 'a':
  default => 3,
  class   => 4,
}
#### an invalid relationship
notify { 'a':
  message => 'x',
  require => 'no reference',
}
#### an invalid relationship in a collector
notify { 'a': }
Notify <| |> {
  message => 'x',
  before  => 3,
}
#### a resource in a lambda
['a', 'b'].each |$name| {
  notify { $name:
    message => 'x',
    require => Notify['missing'],
  }
}
#### a resource in a node
node default {
  notify { 'a':
    message => 'x',
    require => Notify['missing'],
  }
}
#### create_resources
create_resources('notify', {
  'a' => {
    require => Notify['missing'],
  },
})
