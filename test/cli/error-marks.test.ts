/** The part of the source that `pptjs compile` marks for an error: an expression in one line, or the head of a statement. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

/** Other tests cover the advice. */
const withoutHelp = (text: string): string => text.replace(/^help: .*\n/gm, '');

type Case = readonly [title: string, manifest: string, printed: string];

const spans: readonly Case[] = [
  [
    'an operand',
    `$a = 1 + 'x'
`,
    `manifests/site.pp:1:10: error: Evaluation Error: The value 'x' cannot be converted to Numeric. [NOT_NUMERIC]
1 | $a = 1 + 'x'
  |          ^^^
`,
  ],
  [
    'a comparison',
    `if 'a' < 1 { }
`,
    `manifests/site.pp:1:8: error: Evaluation Error: Comparison of: String < Integer, is not possible. Caused by 'A String is not comparable to a non String'. [COMPARISON_NOT_POSSIBLE]
1 | if 'a' < 1 { }
  |    ^^^^^^^
`,
  ],
  [
    'a comparison of two lines: the part in the line of the operator',
    `$a = 'a'
  < 1
`,
    `manifests/site.pp:2:3: error: Evaluation Error: Comparison of: String < Integer, is not possible. Caused by 'A String is not comparable to a non String'. [COMPARISON_NOT_POSSIBLE]
1 | $a = 'a'
2 |   < 1
  |   ^^^
`,
  ],
  [
    'a call',
    `fail('no')
`,
    `manifests/site.pp:1:1: error: Evaluation Error: Error while evaluating a Function Call, no [RUNTIME_ERROR]
1 | fail('no')
  | ^^^^^^^^^^
`,
  ],
  [
    'a statement call',
    `fail 'no', 'way'
`,
    `manifests/site.pp:1:1: error: Evaluation Error: Error while evaluating a Function Call, no way [RUNTIME_ERROR]
1 | fail 'no', 'way'
  | ^^^^^^^^^^^^^^^^
`,
  ],
  [
    'a call of several lines: its first line',
    `fail(
  'no',
)
`,
    `manifests/site.pp:1:1: error: Evaluation Error: Error while evaluating a Function Call, no [RUNTIME_ERROR]
1 | fail(
  | ^^^^^
2 |   'no',
`,
  ],
  [
    'a call with a lambda: without the lambda',
    `1.5.each |$x| { notice($x) }
`,
    `manifests/site.pp:1:4: error: Evaluation Error: Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:
  (Hash hash, Callable[2, 2] block)
    rejected: parameter 'hash' expects a Hash value, got Float
  (Hash hash, Callable[1, 1] block)
    rejected: parameter 'hash' expects a Hash value, got Float
  (Iterable enumerable, Callable[2, 2] block)
    rejected: parameter 'enumerable' expects an Iterable value, got Float
  (Iterable enumerable, Callable[1, 1] block)
    rejected: parameter 'enumerable' expects an Iterable value, got Float [RUNTIME_ERROR]
1 | 1.5.each |$x| { notice($x) }
  | ^^^^^^^^
`,
  ],
  [
    'a method call',
    `'a'.upcase('b')
`,
    `manifests/site.pp:1:11: error: Evaluation Error: Error while evaluating a Method call, 'upcase' expects 1 argument, got 2 [RUNTIME_ERROR]
1 | 'a'.upcase('b')
  | ^^^^^^^^^^^^^^^
`,
  ],
  [
    'a method call of two lines: the part in the line of the name',
    `$a = 'abc'
  .upcase('b')
`,
    `manifests/site.pp:2:10: error: Evaluation Error: Error while evaluating a Method call, 'upcase' expects 1 argument, got 2 [RUNTIME_ERROR]
1 | $a = 'abc'
2 |   .upcase('b')
  |   ^^^^^^^^^^^^
`,
  ],
  [
    'an access',
    `$a = 5
$b = $a[1][2]
`,
    `manifests/site.pp:2:6: error: Evaluation Error: Operator '[]' is not applicable to an Integer. [OPERATOR_NOT_APPLICABLE]
1 | $a = 5
2 | $b = $a[1][2]
  |      ^^^^^
`,
  ],
  [
    'the key of an access',
    `$b = Integer['x']
`,
    `manifests/site.pp:1:14: error: Evaluation Error: Integer-Type [] requires all arguments to be integers (or default). Got String [BAD_INTEGER_SLICE_TYPE]
1 | $b = Integer['x']
  |              ^^^
`,
  ],
  [
    'a variable in a string',
    `notice("a \${missing} b")
`,
    `manifests/site.pp:1:13: error: Evaluation Error: Unknown variable: 'missing'. [UNKNOWN_VARIABLE]
1 | notice("a \${missing} b")
  |             ^^^^^^^
`,
  ],
  [
    'a variable without braces in a string',
    `notice("a $missing b")
`,
    `manifests/site.pp:1:11: error: Evaluation Error: Unknown variable: 'missing'. [UNKNOWN_VARIABLE]
1 | notice("a $missing b")
  |           ^^^^^^^^
`,
  ],
  [
    'an assignment',
    `$a = 1
$a = 2
`,
    `manifests/site.pp:2:4: error: Evaluation Error: Cannot reassign variable '$a' [ILLEGAL_REASSIGNMENT]
1 | $a = 1
2 | $a = 2
  | ^^^^^^
`,
  ],
  [
    'the value of a selector',
    `$a = 'x' ? { 'y' => 1 }
`,
    `manifests/site.pp:1:6: error: Evaluation Error: No matching entry for selector parameter with value 'x' [UNMATCHED_SELECTOR]
1 | $a = 'x' ? { 'y' => 1 }
  |      ^^^
`,
  ],
  [
    'the title of a resource',
    `file { [1]: }
`,
    `manifests/site.pp:1:8: error: Evaluation Error: Illegal title type at index 0. Expected String, got Integer [ILLEGAL_TITLE_TYPE_AT]
1 | file { [1]: }
  |        ^^^
`,
  ],
  [
    'the type of a resource',
    `fil { '/x':
  mode => '0644',
}
`,
    `manifests/site.pp:1:1: error: Evaluation Error: Error while evaluating a Resource Statement, Unknown resource type: 'fil' [RUNTIME_ERROR]
1 | fil { '/x':
  | ^^^^^^^^^^
2 |   mode => '0644',
help: Did you mean 'file'?
`,
  ],
  [
    'an unknown class of a resource statement',
    `class { 'nothing':
}
`,
    `manifests/site.pp:1:1: error: Evaluation Error: Error while evaluating a Resource Statement, Could not find declared class nothing [RUNTIME_ERROR]
1 | class { 'nothing':
  | ^^^^^^^^^^^^^^^^^
2 | }
help: There is no module 'nothing' in modules (which does not exist): 'nothing' would be in modules/nothing/manifests/init.pp.
`,
  ],
  [
    'the parameter of a lambda',
    `[1].with |$a, $b| { notice($a) }
`,
    `manifests/site.pp:1:15: error: Evaluation Error: Parameter $b is required but no value was given [MISSING_REQUIRED_PARAMETER]
1 | [1].with |$a, $b| { notice($a) }
  |               ^^
`,
  ],
  [
    'the hash of a splat',
    `file { '/x': * => 5 }
`,
    `manifests/site.pp:1:19: error: Evaluation Error: Expected value of type Hash, got Integer [TYPE_MISMATCH]
1 | file { '/x': * => 5 }
  |                   ^
`,
  ],
  [
    'a text after characters of two code units',
    `notice('😀', 1 + 'é')
`,
    `manifests/site.pp:1:17: error: Evaluation Error: The value 'é' cannot be converted to Numeric. [NOT_NUMERIC]
1 | notice('😀', 1 + 'é')
  |                 ^^^
`,
  ],
  [
    'a text after tabs',
    `if true {
	$a = 1 + 'x'
}
`,
    `manifests/site.pp:2:11: error: Evaluation Error: The value 'x' cannot be converted to Numeric. [NOT_NUMERIC]
1 | if true {
2 |     $a = 1 + 'x'
  |              ^^^
3 | }
`,
  ],
  [
    'an unknown type',
    `function f(Strig $x) { $x }
f(1)
`,
    `manifests/site.pp:1:12: error: Evaluation Error: Resource type not found: Strig [UNKNOWN_RESOURCE_TYPE]
1 | function f(Strig $x) { $x }
  |            ^^^^^
2 | f(1)
help: Did you mean 'String'?
`,
  ],
  [
    'a wrong argument',
    `function f(String $x) { $x }
$y = [f(1)]
`,
    `manifests/site.pp:2:7: error: Evaluation Error: Error while evaluating a Function Call, 'f' parameter 'x' expects a String value, got Integer [RUNTIME_ERROR]
1 | function f(String $x) { $x }
2 | $y = [f(1)]
  |       ^^^^
`,
  ],
  [
    'an unfolded value',
    `notice(*nothing())
`,
    `manifests/site.pp:1:9: error: Evaluation Error: Unknown function: 'nothing'. [UNKNOWN_FUNCTION]
1 | notice(*nothing())
  |         ^^^^^^^^^
`,
  ],
];

for (const [title, manifest, printed] of spans) {
  test(`an error marks ${title}`, async (t) => {
    const cwd = folder(t, { 'manifests/site.pp': manifest });
    const { code, stdout, stderr } = await pptjs(['compile', '--environment', '.'], { cwd });
    t.deepEqual({ code, stdout }, { code: 1, stdout: '' });
    t.is(withoutHelp(stderr.replaceAll(`${cwd}/`, '')), withoutHelp(printed));
  });
}
