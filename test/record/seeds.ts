/**
 * Prints the examples of test/seeds/examples.ts as cases for Puppet, and what the documents state as cases of
 * their own (`<n>` and `<n>-stated`). Puppet's answers to them, with the place taken out of error messages, are
 * test/recorded/seeds.jsonl.gz:
 *
 *     node --import tsx test/record/seeds.ts | CASE_FILE=/case.pp PUPPET_STRICT=warning puppet-reference evaluate.rb \
 *       | node --import tsx test/record/places.ts | gzip -9n > test/recorded/seeds.jsonl.gz
 */
import { examples } from '../seeds/examples.js';

for (const [index, [, source, stated]] of examples.entries()) {
  process.stdout.write(`${JSON.stringify({ id: String(index), source })}\n`);
  if (stated !== 'error') process.stdout.write(`${JSON.stringify({ id: `${index}-stated`, source: stated })}\n`);
}
