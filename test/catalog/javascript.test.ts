import { fileURLToPath } from 'node:url';
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';

const fixture = fileURLToPath(new URL('fixtures/javascript', import.meta.url));
const batch = new CatalogBatch({ allowJavascript: true });

for (const [manifest, expected] of [
  ['notice(shop::total([1, 2, 3]))', '6'],
  ['notice(shop::sub::each([1, 2]) |$x| { $x * 10 })', '[10, 20]'],
  [
    "shop::total('x')",
    "Evaluation Error: Error while evaluating a Function Call, 'shop::total' parameter 'param1' expects an Array value, got String (line: 1, column: 1) on node reference.example",
  ],
  [
    'shop::nothing()',
    "Evaluation Error: Unknown function: 'shop::nothing'. (line: 1, column: 1) on node reference.example",
  ],
] as const) {
  test(`a function in JavaScript: ${manifest}`, async (t) => {
    const { error, logs } = JSON.parse(
      await batch.answer(JSON.stringify({ id: '1', manifest, modulepath: fixture, facts: {} })),
    ) as { error?: string; logs: [string, string][] };
    t.is(error ?? logs[0]?.[1], expected);
  });
}

test('a file that does not export the function is an error that names both', async (t) => {
  const answer = await batch.answer(
    JSON.stringify({ id: '1', manifest: 'shop::empty()', modulepath: fixture, facts: {} }),
  );
  t.regex(answer, /exports no function 'shop::empty'/);
});
