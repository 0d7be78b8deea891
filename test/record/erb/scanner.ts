/**
 * Records the Ruby code that ERB generates from random texts:
 *
 *     node --import tsx test/record/erb/scanner.ts 3000 > test/recorded/erb-scanner.jsonl.gz
 *
 * The argument is the number of texts. Needs the command `ruby` (3.1 or newer).
 */
import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { Random } from './random.js';

const PARTS = [
  ...[
    '<%',
    '%>',
    '<%-',
    '-%>',
    '<%=',
    '<%#',
    '<%%',
    '%%>',
    '\n',
    '\r\n',
    ' ',
    '\t',
    '-',
    '%',
    'a',
    'é',
    '"',
    '#{',
    '#',
  ],
  ...['\\', '\r', '=', '<', '>', '\0', '\x7f', '\u2028', '\v', 'end', 'x = 1'],
];

const SCRIPT = `
require 'json'
require 'erb'
$stdin.each_line do |line|
  text = JSON.parse(line)
  puts JSON.generate([text, ERB.new(text, trim_mode: '-').src.force_encoding('UTF-8')])
end`;

const random = new Random(1);
const texts = Array.from({ length: Number(process.argv[2] ?? 3000) }, () =>
  JSON.stringify(random.list(16, () => random.pick(PARTS)).join('')),
);
const { stdout, status } = spawnSync('ruby', ['-W0', '-e', SCRIPT], {
  input: `${texts.join('\n')}\n`,
  maxBuffer: 2 ** 30,
  stdio: ['pipe', 'pipe', 'inherit'],
});
if (status !== 0) throw new Error('Ruby failed');
process.stdout.write(gzipSync(stdout, { level: 9 }));
