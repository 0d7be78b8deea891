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

#### warnings about escapes behind a syntax error in a string
$x = "a\q ${1 + } b\y" "\z"

#### warnings about escapes of a string within a string with a syntax error
$x = "a\q ${1 + "c\w ${2 *} \e"} b\y"
$y = "\h"

#### warnings about escapes of a heredoc with a syntax error
$x = @("E"/L)
  a\L\q ${)} b\y
  | E

#### a negative zero without effect
-0
notice(1)

#### a negative hexadecimal zero without effect
- 0x0
notice(1)

#### an assignment to a negative zero
-0 = 1

#### a collector with a negative zero
File <| -0 |>
