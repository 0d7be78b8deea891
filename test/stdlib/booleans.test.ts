import { evaluateSource } from '@pptjs/engine';
import { createContext, Definitions } from '@pptjs/runtime';
import { stdlib } from '@pptjs/stdlib';
import test from 'ava';

const UNKNOWN = 'str2bool(): Unknown type of boolean given';

/** Puppet's answers for texts of several lines, of which one is enough, and for undef in another case. */
const answers: readonly (readonly [call: string, answer: boolean | string])[] = [
  [String.raw`str2bool("x\nyes")`, true],
  [String.raw`str2bool("no\nyes")`, true],
  [String.raw`str2bool("yes\n")`, true],
  [String.raw`str2bool("\nyes")`, false],
  [String.raw`str2bool("z\n\n")`, false],
  [String.raw`str2bool("a: 1\n")`, UNKNOWN],
  ["str2bool('undef')", false],
  ["str2bool('UNDEF')", UNKNOWN],
];

for (const [call, answer] of answers) {
  test(`stdlib: ${call} ${typeof answer === 'string' ? 'is an error' : `is ${answer}`}`, (t) => {
    const evaluate = (): unknown =>
      evaluateSource(call, { context: createContext({ definitions: new Definitions(stdlib) }) });
    if (typeof answer === 'boolean') t.is(evaluate(), answer);
    else t.true(t.throws(evaluate).message.includes(answer));
  });
}
