/**
 * Compares the Ruby code that the scanner of templates generates with that of ERB, for the templates of real modules and
 * for random texts:
 *
 *     node --import tsx test/conformance/scanner.ts [--count N] [--seed N]
 *
 * The count is the number of random texts. The seed, which is printed, is random by default. The last lines are
 * `# passed N` and `# failed N`. Needs the command `ruby` (3.1 or newer) and a build.
 */
import { parseArgs } from 'node:util';
import { scan } from '@pptjs/erb';
import { Random } from '../record/erb/random.js';
import { codeInRuby, randomTexts } from '../record/erb/scanner-texts.js';
import { templatesBelow } from './erb-templates.js';
import { corpus } from './puppet.js';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});
const texts = [
  ...templatesBelow(corpus).values(),
  ...randomTexts(new Random(Number(values.seed)), Number(values.count)),
];
const codes = codeInRuby(texts);
const wrong = texts.filter((text, index) => scan(text).code !== codes[index]);
for (const text of wrong.slice(0, 5)) console.log(`ERB generates other code from ${JSON.stringify(text)}`);
console.log(
  `${texts.length} texts (seed ${values.seed})\n# passed ${texts.length - wrong.length}\n# failed ${wrong.length}`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
