/** Templates that a program evaluates several times. */
import { evaluateSource } from '@pptjs/engine';
import { createContext, toJS } from '@pptjs/runtime';
import test from 'ava';

const source = (statement: string): string => `
  $text = '<%- | $x | -%>${statement}<%= $x %>'
  [1, 2].map |$i| { inline_epp($text, { 'x' => $i }) }`;

function evaluate(statement: string): { value: unknown; log: string[] } {
  const log: string[] = [];
  const context = createContext({ strict: 'warning', log: ({ message }) => void log.push(message) });
  return { value: toJS(evaluateSource(source(statement), { context })), log };
}

test('a template is evaluated with the parameters of each call', (t) => {
  t.deepEqual(evaluate(''), { value: ['1', '2'], log: [] });
});

test('the warnings about a template are logged at each call, as in Puppet', (t) => {
  const warning = "The key 'a' is declared more than once";
  t.deepEqual(evaluate('<% $h = { a => 1, a => 2 } -%>'), { value: ['1', '2'], log: [warning, warning] });
});
