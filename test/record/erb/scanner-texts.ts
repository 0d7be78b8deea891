import { spawnSync } from 'node:child_process';
import type { Random } from './random.js';

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
  puts JSON.generate(ERB.new(text, trim_mode: '-').src.force_encoding('UTF-8'))
end`;

/** Random texts with the marks of templates. */
export function randomTexts(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => random.list(16, () => random.pick(PARTS)).join(''));
}

/** Returns the Ruby code that ERB generates from templates, with the command `ruby` (3.1 or newer). */
export function codeInRuby(templates: readonly string[]): string[] {
  const { stdout, status } = spawnSync('ruby', ['-W0', '-e', SCRIPT], {
    input: templates.map((each) => `${JSON.stringify(each)}\n`).join(''),
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('Ruby failed');
  return stdout
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as string);
}
