"""Prints the cases of test/recorded/ruby-blocks.jsonl.gz. Puppet's catalog compiler prints the answers.

    python3 test/record/ruby_blocks.py | <compile catalogs> | python3 test/record/ruby_modules.py --rows

The functions of the module rb (test/ruby/modules/rb) call the lambdas that they get, or their scope.
"""
import json
import os

ROOT = f"{os.getcwd()}/test/ruby"
FACTS = {"kernel": "Linux", "os": {"name": "Debian", "family": "Debian"}}

PASSED = """(1) |$x| { "$x" }
(1, 2) |$x| { "$x" }
(1) |$x, $y| { "$x $y" }
([1, 2]) |$x, $y| { "$x $y" }
([1, 2]) |*$x| { "$x" }
([1, 2], 3) |$y, *$x| { "$x" }
(1) || { 7 }
() || { 7 }
(1, 2, 3) |$x, $y| { "$x $y" }
(1) |$x, $y = 3| { "$x $y" }
(1, 2) |$x, $y = 3| { "$x $y" }
(1) |Integer $x, Integer $y = 3| { "$x $y" }
('a') |Integer $x| { "$x" }
(1) |$x| { next('n') }
(1) |$x| { break() }
(1) |$x| { return('n') }
({a => [1, undef]}) |$x| { $x }
(default, /a/, 1.5, File['/x'], undef) |*$x| { $x }"""

OTHERS = """notice(rb::each_of([1, [2, 3]]) |$x| { notice($x) })
notice(rb::each_of([[1, 2], [3, 4]]) |$x, $y| { notice("$x $y") })
notice(rb::each_of({a => 1}) |$x, $y| { notice("$x $y") })
notice(rb::each_of({a => 1}) |$x| { notice($x) })
notice(rb::each_of([1]))
notice(rb::arity() || { 1 })
notice(rb::arity() |$x| { 1 })
notice(rb::arity() |$x, $y| { 1 })
notice(rb::arity() |$x, $y = 1| { 1 })
notice(rb::arity() |$x, *$y| { 1 })
notice(rb::arity() |*$y| { 1 })
notice(rb::maybe(1))
notice(rb::maybe(1) |$x| { notice($x) $x + 1 })
notice(rb::maybe(1) |$x| { notify { "x${x}": } })
notice([1, 2, 3].map |$y| { rb::pass($y) |$x| { if $y == 2 { next('two') } $x } })
notice([1, 2, 3].each |$y| { rb::pass($y) |$x| { if $y == 2 { break() } notice($x) } })
function f() { rb::pass(1) |$x| { return('returned') } 'end' } notice(f())
define d($own = 'o') { notice(rb::declare(['a', 'b']) |$x| { notify { "$title $x": } $x }) } d { 't': }
define d($own = 'o') { notice(rb::declare(['a', 'interpret', 'b']) |$x| { notify { "$title $x": } $x }) } d { 't': }
define d($own = 'o') { notice(rb::declare(['a', 'stop', 'b']) |$x| { notify { "$title $x": } $x }) } d { 't': }
notice(rb::declare(['a']) |$x, $y| { $x })
notice(rb::pass(1) |$x| { rb::pass($x) |$y| { rb::interpreted($y) |$z| { "$x $y $z" } } })"""

manifests = [f"notice(rb::{name}{each})" for name in ("pass", "interpreted") for each in PASSED.split("\n")]
for manifest in manifests + OTHERS.split("\n"):
    print(json.dumps({"id": manifest, "manifest": manifest, "modulepath": f"{ROOT}/modules", "facts": FACTS, "node": "n.example"}))
