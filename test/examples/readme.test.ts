import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
/** What the README shows is so. */
import test from 'ava';
import { pptjs } from '../cli/command.js';
import { node, workspace } from '../loader/workspace.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(`${root}/README.md`, 'utf8');
const block = (language: string): string => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(readme)![1]!;

test('its first command runs', async (t) => {
  const [, line] = /^ {4}npx pptjs (.*)$/m.exec(readme)!;
  const { code, stdout, stderr } = await pptjs(line!.split(' '), { cwd: root });
  t.is(code, 0, stderr);
  t.regex(stdout, /'port' => 8080/);
});

test('its example gives what stands beside it', async (t) => {
  const cwd = workspace(t, { 'double.pp': block('puppet') });
  t.is((await pptjs(['run', 'double.pp'], { cwd })).stdout, '[2, 4, 6]\n');
  const lines = block('js')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const script = lines.map((line) => {
    const [, code, result] = /^(.*); \/\/ (.*)$/.exec(line) ?? [];
    if (code === undefined) return line;
    return result!.startsWith('throws: ')
      ? `try { ${code}; } catch (error) { console.log('throws: ' + error.message); }`
      : `console.log(JSON.stringify(${code}).replaceAll(',', ', '));`;
  });
  const { stdout, stderr } = node(cwd, [
    '--import',
    '@pptjs/loader',
    '--input-type=module',
    '--eval',
    script.join('\n'),
  ]);
  const stated = lines.flatMap((line) => / \/\/ (.*)$/.exec(line)?.[1] ?? []);
  t.true(stated.length >= 3);
  t.deepEqual(stdout.trim().split('\n'), stated, stderr);
});
