/**
 * Stack traces of errors point into the Puppet source. For each kind of expression, the topmost stack frame in the
 * compiled module that has a mapping points to the token after the mark `»`.
 */
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import {
  beginCatalog,
  type CatalogError,
  createContext,
  createTopScope,
  type EvaluationError,
  provideCatalog,
  withContext,
} from '@pptjs/runtime/internal';
import test from 'ava';
import { compileToFile, type Compiled, load } from './modules.js';

const table: readonly (readonly [kind: string, source: string])[] = [
  ['+', "$x = 1\n$y = [1, $x »+ 'a']"],
  ['-', "$x = 1 »- 'a'"],
  ['*', "$x = 'a' »* 1"],
  ['/', '$x = 1 »/ 0'],
  ['%', '$x = 1 »% 0'],
  ['<<', "$x = 1 »<< 'a'"],
  ['>>', "$x = 1 »>> 'a'"],
  ['unary -', "$x = »-'a'"],
  ['<', "$x = 1 »< 'a'"],
  ['>', "$x = 1 »> 'a'"],
  ['<=', "$x = 1 »<= 'a'"],
  ['>=', "$x = 1 »>= 'a'"],
  ['=~', "$x = 1 »=~ 'a'"],
  ['!~', "$x = 1 »!~ 'a'"],
  ['[] of a value', "$a = 'abc'\n$x = $a»['b']"],
  ['[] of a type', "$x = Integer»['b']"],
  ['[] after []', '$h = { a => 1 }\n$x = $h[a]»[b]'],
  ['type name', '$x = »No::Such'],
  ['?', "$x = 1 »? { 2 => 'a' }"],
  ['? within an expression', "$x = [1 + 1 »? { 3 => 'a' }]"],
  ['variable', '$x = [1, »$unknown]'],
  ['qualified variable', '$x = »$a::b'],
  ['variable in a string', '$x = "a ${»unknown} b"'],
  ['short variable in a string', '$x = "a »$unknown b"'],
  ['expression in a string', '$x = "a ${1 »+ \'a\'} b"'],
  ['expression in a heredoc', '$x = @("END")\n  a ${1 »+ \'a\'} b\n  | END'],
  ['assignment', '$x = 1\n$x »= 2'],
  ['assignment in a lambda', '[1].each |$x| { $x »= 2 }'],
  ['destructuring', '[$a, $b] »= [1]'],
  ['call', "»fail('x')"],
  ['statement call', "»fail 'x'"],
  ['call of an unknown function', '»no_such()'],
  ['method call', '$x = [1].»join(2, 3)'],
  ['call with a lambda', '$x = »map(undef) |$y| { $y }'],
  ['call of a type', "$x = »Integer('x')"],
  ['within a lambda', '$x = [1, 2].map |$y| { $y »/ 0 }'],
  ['within a lambda within a lambda', '$x = [1].map |$y| { [2].map |$z| { $z »/ 0 } }'],
  ['argument of a function', "function f(Integer $x) { $x }\n$y = »f('a')"],
  ['number of arguments', 'function f(Integer $x) { $x }\n$y = »f(1, 2)'],
  ['result of a function', "function f() >> Integer { 'a' }\n$y = »f()"],
  ['argument of a lambda', "$x = ['a'].»each |Integer $y| { $y }"],
  ['result of a lambda', "$x = ['a'].»map |$y| >> Integer { $y }"],
  ['default of a parameter', 'function f($x = 1 »/ 0) { $x }\n$y = f()'],
  ['within a function', 'function f($x) {\n  $x »/ 0\n}\n$y = f(1)'],
  ['test of an if', "if 1 »< 'a' { notice(1) }"],
  ['branch of an if', 'if true { 1 »/ 0 }'],
  ['if within an expression', '$x = [if true { 1 »/ 0 } else { 2 }]'],
  ['unless', 'unless false { 1 »/ 0 }'],
  ['test of a case', 'case 1 »/ 0 { 1: { } }'],
  ['option of a case', 'case 1 { 1 »/ 0: { } }'],
  ['branch of a case', 'case 1 { 1: { 1 »/ 0 } }'],
  ['case within an expression', '$x = [case 1 { 1: { 1 »/ 0 } }]'],
  ['and', '$x = true and 1 »/ 0'],
  ['or', '$x = false or 1 »/ 0'],
  ['not', '$x = !(1 »/ 0)'],
  ['in', '$x = 1 in 1 »/ 0'],
  ['array', '$x = [1, [2, 3 »/ 0]]'],
  ['hash', "$x = { 'a' => { 'b' => 3 »/ 0 } }"],
  ['splat', 'notice(*[1 »/ 0])'],
  ['match variable', "if 'a' =~ /(a)/ { $x = $1 »/ 0 }"],
  ['literal type', "$x = [1].map |$y| { $y =~ Integer»['a'] }"],
  ['resource type', "»no_such { 'x': }"],
  ['resource title', '»notify { [1]: }'],
  ['resource attribute', "notify { 'x': message => 1 »/ 0 }"],
  ['resource default', '»Notify { * => 1 }'],
  ['override', "notify { 'x': message => 1 }\n»Notify['x'] { message => 2 }"],
  ['relationship', '1 »-> 2'],
  ['collector', '»Notify <| title == 1 / 0 |>'],
];

for (const [kind, marked] of table) {
  test(`an error in ${kind} points to the token after the mark: ${marked.replaceAll('\n', ' ')}`, async (t) => {
    const source = marked.replace('»', '');
    const before = marked.slice(0, marked.indexOf('»')).split('\n');
    const place = { line: before.length, column: (before.at(-1) as string).length };
    const compiled = compileToFile(source);
    const error = await errorOf(compiled);
    t.deepEqual(mappedFrame(error, compiled), place, `${source}\n\n${error.stack}\n\n${compiled.code}`);
  });
}

async function errorOf(compiled: Compiled): Promise<EvaluationError | CatalogError> {
  const manifest = await load(compiled);
  const context = createContext({ topScope: createTopScope(), log: () => undefined });
  try {
    withContext(context, () => {
      beginCatalog(context);
      provideCatalog(context);
      manifest.run(context);
    });
  } catch (error) {
    return error as EvaluationError | CatalogError;
  }
  throw new Error(`nothing was thrown:\n${compiled.code}`);
}

/**
 * The source location of the topmost stack frame in the module at which a mapping starts. Lines count from 1, columns
 * from 0.
 */
function mappedFrame(
  error: EvaluationError | CatalogError,
  { path, map }: Compiled,
): { line: number; column: number } | null {
  const lines = decodedMappings(new TraceMap(map));
  for (const [, line, column] of (error.trace ?? '').matchAll(
    new RegExp(`${path.replaceAll('.', '\\.')}:(\\d+):(\\d+)`, 'g'),
  )) {
    const segment = lines[Number(line) - 1]?.find(([start]) => start === Number(column) - 1);
    const [, , originalLine, originalColumn] = segment ?? [];
    if (originalLine !== undefined && originalColumn !== undefined)
      return { line: originalLine + 1, column: originalColumn };
  }
  return null;
}
