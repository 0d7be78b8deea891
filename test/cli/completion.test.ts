import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

/** The words of a command line, the last of which is completed, and the completions. */
const lines: readonly (readonly [words: readonly string[], completions: readonly string[]])[] = [
  [['co'], ['compile', 'completion']],
  [['--v'], ['--version']],
  [
    ['help', 'co'],
    ['compile', 'completion'],
  ],
  [['build', '--source'], ['--source-map']],
  [
    ['build', 'x.pp', '--no-c'],
    ['--no-comments', '--no-config', '--no-color'],
  ],
  [
    ['build', '--source-map', ''],
    ['external', 'inline', 'none'],
  ],
  // bash makes three words of `--format=c`.
  [['build', '--format', '=', 'c'], ['cjs']],
  [
    ['build', '--format', '='],
    ['esm', 'cjs'],
  ],
  [['run', '--dialect', 'terr'], ['terraform']],
  [
    ['batch', ''],
    ['eval', 'compile'],
  ],
  [
    ['init', ''],
    ['control-repo', 'module', 'node'],
  ],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish'],
  ],
  [['build', '--out-dir', ''], ['a folder']],
  // Without words, bash completes file names itself.
  [['run', ''], []],
  [['run', '--facts', ''], []],
  [['compile', '--node', ''], []],
];

for (const [words, completions] of lines) {
  test(`bash completes: pptjs ${words.join(' ')}`, async (t) => {
    const cwd = folder(t, { 'a folder/x.pp': '', 'site.pp': '' });
    const { stdout: script } = await pptjs(['completion', 'bash']);
    const lookup = 'COMP_WORDS=(pptjs "$@"); COMP_CWORD=$#; _pptjs; printf "%s\\n" "${COMPREPLY[@]}"';
    const { stdout, stderr } = spawnSync('bash', ['-c', `${script}${lookup}`, 'bash', ...words], {
      cwd,
      encoding: 'utf8',
    });
    t.is(stderr, '');
    t.deepEqual(stdout.split('\n').filter(Boolean), completions);
  });
}

test('bash uses the script for pptjs and completes file names where it has no words', async (t) => {
  const { stdout: script } = await pptjs(['completion', 'bash']);
  const { stdout } = spawnSync('bash', ['-c', `${script}complete -p pptjs`], { encoding: 'utf8' });
  t.regex(stdout, /-o default .*-F _pptjs pptjs/);
});

const syntaxChecks = [
  ['bash', '-n'],
  ['zsh', '-n'],
  ['fish', '--no-execute'],
] as const;

for (const [shell, flag] of syntaxChecks) {
  test(`the syntax of the script for ${shell} is correct`, async (t) => {
    const { code, stdout } = await pptjs(['completion', shell]);
    t.is(code, 0);
    const file = join(folder(t, { script: stdout }), 'script');
    const { error, status, stderr } = spawnSync(shell, [flag, file], { encoding: 'utf8' });
    if (error) t.log(`${shell} is not installed`);
    else t.is(status, 0, stderr);
    t.regex(stdout, /strict/);
  });
}

test('completion needs a shell that it supports', async (t) => {
  for (const argv of [['completion'], ['completion', 'tcsh'], ['completion', 'bash', 'zsh']]) {
    const { code, stderr } = await pptjs(argv);
    t.is(code, 2);
    t.regex(stderr, /specify the shell: bash, zsh, fish/);
  }
});
