/** An error of each kind of expression is located at its token, as in Puppet. */
import test from 'ava';
import { evaluate } from './evaluate.js';

/** The token that is to blame is between the marks `«` and `»`. */
const rows: readonly (readonly [name: string, source: string, variables?: string])[] = [
  ...['+', '-', '*', '/', '%', '<<', '>>'].map((operator) => [operator, `$x = 1\n  $x «${operator}» a`] as const),
  ...['<', '>', '<=', '>='].map((operator) => [operator, `$x = 1\n  $x «${operator}» a`] as const),
  ['unary -', '$x = a\n «-»$x'],
  ['in, left operand', "true «in» 'a'"],
  ['in, right operand', 'a «in» true'],
  ['=~', '[a] «=~» /a/'],
  ['!~', '[a] «!~» /a/'],
  ['and', 'true and (1 «/» 0)'],
  ['or', 'false or 1 «/» 0'],
  ['!', '!(1 «/» 0)'],
  ['access to a text', '«$x»[0]', '{"x": "a"}'],
  ['second access', '«$x»[a][0]', '{"x": {"a": "b"}}'],
  ['selector', '$y = «$x» ? { a => 1 }'],
  ['call', 'notice(a) «nosuch»(1)'],
  ['statement call', '«fail» a'],
  ['interpolation', '"a ${x «+» 1} b"'],
  ['array', '[1, 1 «/» 0]'],
  ['hash', '{ a => 1 «/» 0 }'],
  ['assignment', '$x = 1\n$x «=» 2'],
  ['append', '$x = 1\n$x «+=» 2'],
  ['if', 'if 1 «%» 0 { }'],
  ['case', 'case 1 «%» 0 { default: { } }'],
  ['default of a parameter', 'class a($x = 1 «/» 0) { } include a'],
  ['body of a class', 'class a {\n  $x = 1 «/» 0\n}\ninclude a'],
  ['attribute', "notify { 'a': message => 1 «/» 0 }"],
];

for (const [name, marked, variables] of rows) {
  test(`locates an error of ${name}`, (t) => {
    const source = marked.replaceAll(/[«»]/g, '');
    const before = marked.slice(0, marked.indexOf('«')).split('\n');
    const { error, place } = evaluate(source, variables);
    t.is(place, `${before.length}:${(before.at(-1) ?? '').length + 1}`, `${source}: ${error}`);
  });
}
