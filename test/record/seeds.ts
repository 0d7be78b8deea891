/**
 * Prints the examples of test/seeds/examples.ts as cases for Puppet: the example with the id `<n>`, and the stated
 * result as a case with the id `<n>-stated`. test/recorded/seeds.jsonl.gz contains Puppet's answers:
 *
 *     node --import tsx test/record/seeds.ts | CASE_FILE=/case.pp PUPPET_STRICT=warning puppet-reference evaluate.rb \
 *       | node --import tsx test/record/places.ts | gzip -9n > test/recorded/seeds.jsonl.gz
 */
import { examples } from '../seeds/examples.js';

for (const [index, [, source, stated]] of examples.entries()) {
  process.stdout.write(`${JSON.stringify({ id: String(index), source })}\n`);
  if (stated !== 'error') process.stdout.write(`${JSON.stringify({ id: `${index}-stated`, source: stated })}\n`);
}
