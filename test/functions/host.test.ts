import { evaluateSource } from '@pptjs/engine';
import { createContext, defineFunction, describeValue, EvaluationError } from '@pptjs/runtime';
import test from 'ava';

const quiet = (): ReturnType<typeof createContext> => createContext({ log: () => undefined });
const evaluated = (source: string): string =>
  describeValue(evaluateSource(source, { file: 'case.pp', context: quiet() }));

function failure(source: string): string {
  try {
    return evaluated(source);
  } catch (error) {
    return error instanceof EvaluationError
      ? error.message.replace('Evaluation Error: Error while evaluating a Function Call, ', '')
      : String(error);
  }
}

const repeat = defineFunction(
  'hosted::repeat',
  'Callable[[Integer, Optional[String]], String]',
  (count: number, text: string | null) => (text ?? '-').repeat(count),
);
defineFunction(
  'hosted::size',
  ['Callable[String]', (text: string) => text.length],
  ['Callable[Array]', (list: unknown[]) => list.length],
);
defineFunction(
  'hosted::twice',
  'Callable[Any, Callable[1, 1]]',
  (value: unknown, block: (value: unknown) => unknown) => [block(value), block(value)],
);
defineFunction('hosted::all', 'Callable[String, 1, default]', (...texts: string[]) => texts.join('+'));
defineFunction('hosted::maybe', 'Callable[Integer, Integer, 1, 2]', (first: number, second = 10) => first + second);
defineFunction('hosted::wrong', 'Callable[[0, 0], Integer]', () => 'text');
defineFunction('hosted::data', 'Callable[0, 0]', () => ({ list: [1, 2.5, null], flag: true }));

const cases: readonly (readonly [source: string, answer: string])[] = [
  [`hosted::repeat(3, 'ab')`, `'ababab'`],
  [`hosted::repeat(2, undef)`, `'--'`],
  [`Hosted::Repeat`, `Evaluation Error: Resource type not found: Hosted::Repeat`],
  [`call('hosted::repeat', 1, 'x')`, `'x'`],
  [`[hosted::size('abc'), hosted::size([1, 2])]`, '[3, 2]'],
  [`hosted::twice(2) |$x| { $x * 10 }`, '[20, 20]'],
  [`5.hosted::twice |$x| { $x + 1 }`, '[6, 6]'],
  [`hosted::all('a', 'b', 'c')`, `'a+b+c'`],
  [`[hosted::maybe(1), hosted::maybe(1, 2)]`, '[11, 3]'],
  [`hosted::data()`, `{'list' => [1, 2.5, undef], 'flag' => true}`],
  [`hosted::repeat('x', 'y')`, `'hosted::repeat' parameter 'param1' expects an Integer value, got String`],
  [`hosted::repeat(1)`, `'hosted::repeat' expects 2 arguments, got 1`],
  [`hosted::size(1)`, `'hosted::size' parameter 'param1' expects a value of type String or Array, got Integer`],
  [`hosted::twice(1)`, `'hosted::twice' expects a block`],
  [
    `hosted::wrong()`,
    `value returned from function 'hosted::wrong' has wrong type, expects an Integer value, got String`,
  ],
];

for (const [source, answer] of cases) test(`${source} gives ${answer}`, (t) => t.is(failure(source), answer));

test('a function of the host can be called from JavaScript', (t) => {
  t.is(repeat(2, 'ab'), 'abab');
  t.throws(() => repeat('x', 'y'), { message: /expects an Integer value, got String/ });
});

test('an error that a host function throws is not changed', (t) => {
  defineFunction('hosted::broken', 'Callable[0, 0]', () => {
    throw new RangeError('out of bounds');
  });
  t.throws(() => evaluated('hosted::broken()'), { instanceOf: RangeError, message: 'out of bounds' });
});
