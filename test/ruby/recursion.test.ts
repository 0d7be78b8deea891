import { fileURLToPath } from 'node:url';
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';

const modulepath = fileURLToPath(new URL('modules', import.meta.url));

/** Endless recursion, and the file and line of the message. Puppet has no place for it: its process fails. */
const recursions: readonly (readonly [title: string, manifest: string, place: RegExp])[] = [
  ['a Ruby function that calls itself by name', 'notice(deep::again(1))', /line: 1, column: 8/],
  ['a Ruby function and a Puppet function', 'notice(deep::pp(1))', /line: 1, column: 8|back\.pp, line: 3/],
  ['a Puppet function and an ERB template', 'notice(deep::erb(1))', /erb\.pp, line: 2|line: 1, column: 8/],
  ['a template that renders itself', "notice(template('deep/self.erb'))", /line: 1, column: 8/],
  ['an ERB and an EPP template', "notice(template('deep/erbepp.erb'))", /line: 1, column: 8|e\.epp, line: 2/],
  ['a Ruby function and its lambda', 'notice(deep::lam())', /lam\.pp, line: 2|line: 1, column: 8/],
  ['a method of a template', "notice(template('deep/method.erb'))", /method\.erb[^]*Line: 2/],
  ['a Ruby function in a defined type', "define d() { notice(deep::again(1)) } d { 'x': }", /line: 1, column: 21/],
];

for (const [title, manifest, place] of recursions) {
  test.serial(`endless recursion has a place: ${title}`, async (t) => {
    const batch = new CatalogBatch({});
    const answer = async (code: string): Promise<{ error?: string; logs: unknown }> =>
      JSON.parse(
        await batch.answer(JSON.stringify({ id: 1, manifest: code, modulepath, facts: {}, node: 'n.example' })),
      ) as { error?: string; logs: unknown };
    const { error = '' } = await answer(manifest);
    t.regex(error, /stack level too deep/);
    t.notRegex(error, /Maximum call stack|interpreter failed/);
    t.regex(error, place);
    // The next call has an interpreter that works.
    t.deepEqual((await answer("notice(inline_template('<%= [1].map { |x| x.method(:succ).call } %>'))")).logs, [
      ['notice', '[2]'],
    ]);
  });
}
