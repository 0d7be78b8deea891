import { fileURLToPath } from 'node:url';
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';

const modulepath = fileURLToPath(new URL('modules', import.meta.url));

/** Exceptions of Ruby that are no StandardErrors: Puppet does not rescue them and reports their message alone. */
const exceptions: readonly (readonly [title: string, manifest: string, message: string])[] = [
  ['a missing library', `notice(inline_template("<% require 'no_such' %>"))`, 'cannot load such file -- no_such'],
  ['a missing library of a function', 'notice(unrescued::late())', 'cannot load such file -- no_such_library'],
  ['a missing library of a file', 'notice(unrescued::early())', 'cannot load such file -- no_such_library'],
  [
    'a missing library in a defined type',
    "define d() { unrescued::late() } d { 'x': }",
    'cannot load such file -- no_such_library',
  ],
  [
    'a missing library of a called function',
    'notice(unrescued::calling())',
    'cannot load such file -- no_such_library',
  ],
  ['an error about the implementation', 'notice(unrescued::missing())', 'not here'],
  ['an error without a message', `notice(inline_template("<% raise NotImplementedError %>"))`, 'NotImplementedError'],
  [
    'the method of templates that Puppet replaced by another one',
    `notice(inline_template("<%= tags %>"))`,
    "Call 'all_tags' instead.",
  ],
  ['an error of a script', `notice(inline_template("<% raise ScriptError, 'x' %>"))`, 'x'],
];

for (const [title, manifest, error] of exceptions) {
  test.serial(`an exception that Puppet does not rescue ends the catalog: ${title}`, async (t) => {
    const batch = new CatalogBatch({});
    const line = JSON.stringify({ id: 1, manifest, modulepath, facts: {}, node: 'n.example' });
    const answer = JSON.parse(await batch.answer(line)) as { error?: string; logs: unknown };
    t.deepEqual({ error: answer.error, logs: answer.logs }, { error, logs: [] });
  });
}
