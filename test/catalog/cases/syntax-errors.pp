#### a list of values without brackets
$x = 1, 2

#### arguments of an unknown function without parentheses
notice 1
unknown 1, 2

#### a virtual call
@notice(1)

#### an exported default
@@File { mode => '0644' }

#### a quoted name of a class
class 'a' {}

#### a class without a name
class class {}

#### a regular expression that Ruby rejects
$x = 'a' =~ /a[z-b]/

#### a Float that is too large
$x = 1e999999
