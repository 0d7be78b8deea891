/**
 * Records the Ruby code that ERB generates from random texts:
 *
 *     node --import tsx test/record/erb/scanner.ts 3000 > test/recorded/erb-scanner.jsonl.gz
 *
 * The argument is the number of texts. Needs the command `ruby` (3.1 or newer).
 */
import { gzipSync } from 'node:zlib';
import { Random } from './random.js';
import { codeInRuby, randomTexts } from './scanner-texts.js';

const texts = randomTexts(new Random(1), Number(process.argv[2] ?? 3000));
const lines = codeInRuby(texts).map((code, index) => JSON.stringify([texts[index], code]));
process.stdout.write(gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
