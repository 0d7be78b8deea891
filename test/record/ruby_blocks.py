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

# Functions that pass their block on, to a function or to a method of Ruby.
PASSED_ON = """rb::relay('each', [1, 2, 3])
rb::relay('map', [1, 2, 3])
rb::relay('filter', [1, 2, 3])
rb::relay('with', 2)
rb::relay('rb::pass', 2)
rb::relay('rb::relay', 'map', [1, 2, 3])
rb::relay('rb::each_of', [1, 2, 3])
rb::inner('map', [1, 2, 3])
rb::inner('each', [1, 2, 3])
rb::inner('rb::pass', 2)
rb::iterate('each', [1, 2, 3])
rb::iterate('select', [1, 2, 3])
rb::looping()
rb::guarded(2)"""

PASSED_ON_OTHERS = """define d() { notice(rb::relay('each', [1, 2]) |$x| { return() }) notice('after') } d { 'a': } d { 'b': }
notice(rb::relay('each', {a => 1, b => 2}) |$k, $v| { if $k == b { break() } notice($v) })
notice(rb::relay('reduce', [1, 2, 3]) |$m, $v| { if $v == 3 { break() } $m + $v })
notice(rb::relay('reduce', [1, 2, 3]) |$m, $v| { if $v == 3 { next(9) } $m + $v })
notice(rb::relay('reverse_each', [1, 2, 3]) |$v| { if $v == 2 { break() } notice($v) })
notice(rb::relay('lest', undef) || { next(4) })
notice(rb::relay('lest', undef) || { break() })"""


def jumping(call):
    """Each jump in the block of a call, in a function, a class and a lambda."""
    for jump in ("next('n')", "break()", "return('r')"):
        # The loop has no other end.
        if call != "rb::looping()" or not jump.startswith("next"):
            block = f"|$x| {{ if $x == 2 {{ {jump} }} $x }}"
            yield f"notice({call} {block})"
            yield f'function f() {{ $r = {call} {block} "end ${{r}}" }} notice(f())'
            yield f"class c {{ notice({call} {block}) notice('after') }} include c notice('outside')"
            yield f'notice([7, 8].map |$y| {{ $r = {call} {block} "end ${{r}}" }})'


manifests = [f"notice(rb::{name}{each})" for name in ("pass", "interpreted") for each in PASSED.split("\n")]
manifests += OTHERS.split("\n") + [manifest for call in PASSED_ON.split("\n") for manifest in jumping(call)]
for manifest in manifests + PASSED_ON_OTHERS.split("\n"):
    print(json.dumps({"id": manifest, "manifest": manifest, "modulepath": f"{ROOT}/modules", "facts": FACTS, "node": "n.example"}))
