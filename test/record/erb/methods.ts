/**
 * Records what Ruby's methods return for random arguments, for every entry of the table of compiled templates:
 *
 *     node --import tsx test/record/erb/methods.ts 25 > test/recorded/erb-methods.jsonl.gz
 *
 * The argument is the number of cases for each entry. Needs the command `ruby` (3.1 or newer).
 */
import { gzipSync } from 'node:zlib';
import { answerInRuby } from './answer.js';
import { entries, methodCases } from './method-cases.js';

const caseOf = methodCases(1);
const count = Number(process.argv[2] ?? 25);
const cases = entries.flatMap((entry) => Array.from({ length: count }, () => caseOf(entry)));
const answers = await answerInRuby(cases);
const lines = cases.map((each, index) => JSON.stringify([...each, ...(answers[index] ?? [null])]));
process.stdout.write(gzipSync(lines.join('\n'), { level: 9 }));
