/**
 * Prints the sources whose diagnostics are recorded, as JSON lines for validator.rb:
 *
 *     tsx test/record/validator.ts | puppet-reference test/record/validator.rb | gzip -9 > test/recorded/validator.jsonl.gz
 */
import { expressions, fill, nestedSources, places } from './validator-expressions.js';
import { ruleCases, type ValidatorCase } from './validator-names.js';
import { textCases } from './validator-texts.js';

const cases: ValidatorCase[] = places.flatMap((place) =>
  expressions.map((expression) => ({ source: fill(place, expression) })),
);
cases.push(...ruleCases, ...textCases, ...nestedSources(5000, 1).map((source) => ({ source })));

const seen = new Set<string>();
let id = 0;
const lines: string[] = [];
for (const one of cases) {
  const key = JSON.stringify(one);
  if (seen.has(key)) continue;
  seen.add(key);
  lines.push(JSON.stringify({ id: id++, ...one }));
}
process.stdout.write(`${lines.join('\n')}\n`);
