/** The configuration files of an environment: environment.conf and hiera.yaml. Puppet 8 gave the messages. */
import { join } from 'node:path';
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const env = { PPTJS_CACHE: 'off' };
const SITE = 'notice(lookup(a, undef, undef, 1))';

interface Version3Case {
  readonly where: string;
  readonly ignored: string;
  readonly hiera: string;
  readonly files: Readonly<Record<string, string>>;
}

const version3: readonly Version3Case[] = [
  {
    where: 'an environment',
    ignored: 'the environment root',
    hiera: 'hiera.yaml',
    files: { 'manifests/site.pp': SITE },
  },
  {
    where: 'a module',
    ignored: 'module root',
    hiera: 'modules/m/hiera.yaml',
    files: {
      'manifests/site.pp': 'include m',
      'modules/m/manifests/init.pp': 'class m ($a = 1) { notice($a) }',
    },
  },
];
const contents = { 'without a version': '---\n:backends: yaml\n', 'with version: 3': 'version: 3\n', empty: '' };

for (const { where, ignored, hiera, files } of version3) {
  for (const [description, content] of Object.entries(contents)) {
    test(`a hiera.yaml of version 3 (${description}) in ${where} is an error`, async (t) => {
      const cwd = folder(t, { ...files, [hiera]: content });
      const file = join(cwd, hiera);
      const { code, stdout, stderr } = await pptjs(['compile', '-E', '.'], { cwd, env });
      t.is(code, 1);
      t.is(stdout, '');
      t.true(stderr.includes(`hiera.yaml version 3 cannot be used in ${where} (file: ${file})`), stderr);
    });
  }

  test(`with --strict warning, a hiera.yaml of version 3 in ${where} is ignored with warnings`, async (t) => {
    const cwd = folder(t, { ...files, [hiera]: 'version: 3\n' });
    const file = join(cwd, hiera);
    const { code, stderr } = await pptjs(['compile', '-E', '.', '--strict', 'warning'], { cwd, env });
    t.is(code, 0);
    const warnings = [
      `Warning: ${file}: Use of 'hiera.yaml' version 3 is deprecated. It should be converted to version 5`,
      `   (file: ${file})`,
      `Warning: hiera.yaml version 3 found at ${ignored} was ignored`,
      `   (file: ${file})`,
      'Notice: 1',
    ];
    t.true(stderr.startsWith(warnings.join('\n')), stderr);
  });
}

test('unknown settings and sections of environment.conf are warnings', async (t) => {
  const cwd = folder(t, {
    'environment.conf': '# ours\nfoo = 1\nmodulepath = modules\nconfig_version = x\nbar = 2\n[agent]\nmanifest = no\n',
    'manifests/site.pp': 'notice(site)',
  });
  const file = join(cwd, 'environment.conf');
  for (const command of ['compile', 'lookup']) {
    const { code, stderr } = await pptjs([command, ...(command === 'lookup' ? ['k', '--default', 'x'] : [])], {
      cwd,
      env,
    });
    t.is(code, 0, stderr);
    t.true(
      stderr.startsWith(
        `Warning: Invalid sections in environment.conf at '${file}'. Environment conf may not have sections. ` +
          `The following sections are being ignored: 'agent' (file: ${file}, line: 6)\n` +
          `Warning: Invalid settings in environment.conf at '${file}'. ` +
          `The following unknown setting(s) are being ignored: foo, bar (file: ${file}, line: 2)\n`,
      ),
      stderr,
    );
  }
});

test('a warning about environment.conf is logged once, even if Ruby must be loaded first', async (t) => {
  const cwd = folder(t, {
    'environment.conf': 'foo = 1\n',
    'manifests/site.pp': 'notice(m::one())',
    'modules/m/lib/puppet/functions/m/one.rb':
      'Puppet::Functions.create_function(:"m::one") do\n  def one\n    1\n  end\nend\n',
  });
  const { stderr } = await pptjs(['compile'], { cwd, env });
  t.is(stderr.match(/Invalid settings/g)?.length, 1, stderr);
});

const unreadableLines: readonly (readonly [conf: string, text: string, line: number])[] = [
  ['foo bar\n', 'foo bar', 1],
  ['modulepath = modules\n= x\n', '= x', 2],
  ['manifest\n', 'manifest', 1],
  ['modulepath : modules\n', 'modulepath : modules', 1],
  ['mani-fest = x\n', 'mani-fest = x', 1],
  ['; a comment of another format\n', '; a comment of another format', 1],
  ['[a b]\n', '[a b]', 1],
  ['[main] # the section\n', '[main] # the section', 1],
  ['[agent]\nx\n', 'x', 2],
  ['[agent]\nx\n[main]\ny\n', 'y', 4],
];

for (const [conf, text, line] of unreadableLines) {
  test(`a line of environment.conf that cannot be parsed is an error: ${JSON.stringify(conf)}`, async (t) => {
    const cwd = folder(t, { 'environment.conf': conf, 'manifests/site.pp': 'notice(1)' });
    const { code, stderr } = await pptjs(['compile'], { cwd, env });
    t.is(code, 1);
    const file = join(cwd, 'environment.conf');
    t.is(stderr, `pptjs: Could not match line ${text} (file: ${file}, line: ${line})\n`);
  });
}
