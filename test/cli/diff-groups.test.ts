import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const run = (argv: readonly string[], cwd: string) => pptjs(['diff', ...argv], { cwd, env: { PPTJS_CACHE: 'off' } });

/** Returns the files of two versions of an environment, and facts files of nodes. */
const versions = (before: string, after: string, nodes: readonly string[]) =>
  Object.fromEntries([
    ['old/environment.conf', ''],
    ['old/manifests/site.pp', before],
    ['new/environment.conf', ''],
    ['new/manifests/site.pp', after],
    ...nodes.map((node) => [`facts/${node}.yaml`, `role: ${node.replace(/\d+$/, '')}\n`]),
  ]) as Readonly<Record<string, string>>;

const numbered = (name: string, number: number) => Array.from({ length: number }, (_, i) => `${name}${100 + i}`);

const MOTD = ["file { '/etc/motd': content => 'old' }\n", "file { '/etc/motd': content => 'new' }\n"] as const;

test('diff --nodes shows equal changes of many nodes once, and the groups with most nodes first', async (t) => {
  const [before, after] = MOTD;
  const addition = "if $facts['role'] == 'db' { package { 'pg': } }\nif $facts['role'] == 'bad' { fail('no') }\n";
  const cwd = folder(
    t,
    versions(before, `${after}${addition}`, [...numbered('db', 2), ...numbered('web', 200), ...numbered('bad', 2)]),
  );
  const { code, stdout } = await run(['old', 'new', '--nodes', 'facts', '--ignore', 'edges'], cwd);
  t.is(code, 1);
  t.is(
    stdout.replace(/no .*\n/, 'no\n'),
    [
      '202 nodes: db100, db101, web100, web101, web102 and 197 more',
      '~ File[/etc/motd]',
      "    - content => 'old'",
      "    + content => 'new'",
      '',
      '2 nodes: db100, db101',
      '+ Package[pg]',
      '',
      '2 nodes: bad100, bad101',
      'error: after: Evaluation Error: Error while evaluating a Function Call, no',
      '',
      '204 nodes: 202 differ, 2 failed',
      '',
    ].join('\n'),
  );
});

test('diff --nodes counts the nodes without a difference', async (t) => {
  const role = (text: string) => `if $facts['role'] == 'db' { notify { 'a': message => '${text}' } }\n`;
  const cwd = folder(t, versions(role('one'), role('two'), ['db1', 'web1', 'web2']));
  const { code, stdout } = await run(['old', 'new', '--nodes', 'facts'], cwd);
  t.is(code, 3);
  t.regex(stdout, /^1 node: db1\n/);
  t.regex(stdout, /\n3 nodes: 1 differs, 2 have no difference\n$/);
  const same = await run(['old', 'old', '--nodes', 'facts'], cwd);
  t.is(same.code, 0);
  t.is(same.stdout, '3 nodes: 3 have no difference\n');
});

test('diff --nodes: equal changed lines in different texts are the same change', async (t) => {
  const text = (line: string) => `file { '/a': content => "\${facts['role']}\\n1\\n2\\n3\\n${line}\\n" }\n`;
  const cwd = folder(t, versions(text('x'), text('y'), ['db1', 'web1']));
  t.regex((await run(['old', 'new', '--nodes', 'facts'], cwd)).stdout, /^2 nodes: db1, web1\n~ File\[\/a\]\n/);
});

/** The lines of a resource with a value before and after a change. The values are too long to be shown as a whole. */
const WIDE = "'wide' => 'A text that is long enough to make the whole value longer than a line of a terminal'";
for (const [title, before, after, expected] of [
  ['a short value is shown as a whole', '{ a => 1 }', '{ a => 2 }', ["    - v => {'a' => 1}", "    + v => {'a' => 2}"]],
  [
    'the entries of a long Hash that differ',
    `{ ${WIDE}, a => 1, b => { c => 2, d => 3 }, gone => 4 }`,
    `{ ${WIDE}, a => 1, b => { c => 5, d => 3 }, 6 => true }`,
    [
      "    - v['b'] => {'c' => 2, 'd' => 3}",
      "    + v['b'] => {'c' => 5, 'd' => 3}",
      "    - v['gone'] => 4",
      '    + v[6] => true',
    ],
  ],
  [
    'an entry of a Hash in a Hash',
    `{ a => { ${WIDE}, port => 1 } }`,
    `{ a => { ${WIDE}, port => 2 } }`,
    ["    - v['a']['port'] => 1", "    + v['a']['port'] => 2"],
  ],
  [
    'an entry with a text of several lines',
    `{ ${WIDE}, a => "x\ny" }`,
    `{ ${WIDE}, a => "x\nz" }`,
    ["    v['a']:", '        x', '      - y', '      + z'],
  ],
  [
    'Hashes in an Array of the same length',
    `[{ ${WIDE} }, { a => 1 }]`,
    `[{ ${WIDE} }, { a => 2 }]`,
    ["    - v[1] => {'a' => 1}", "    + v[1] => {'a' => 2}"],
  ],
  [
    'elements of a long Array',
    `Integer[100, 130].map |$n| { "e\${n}" }`,
    `Integer[100, 130].map |$n| { "e\${n}" } - e110 + new`,
    [
      '    v:',
      "        'e108'",
      "        'e109'",
      "      - 'e110'",
      "        'e111'",
      "        'e112'",
      '        …',
      "        'e129'",
      "        'e130'",
      "      + 'new'",
    ],
  ],
  [
    'secrets stay secret',
    `{ ${WIDE}, a => Sensitive(one), b => [Sensitive(one)] }`,
    `{ ${WIDE}, a => Sensitive(two), b => [Sensitive(two)] }`,
    ["    ~ v['a'] (the secret value differs)", "    ~ v['b'][0] (the secret value differs)"],
  ],
  [
    'a Hash whose entries have another order is shown as a whole',
    "{ a => 'a text of forty characters, or about so', b => 'another text of forty characters, or so' }",
    "{ b => 'another text of forty characters, or so', a => 'a text of forty characters, or about so' }",
    [
      "    - v => {'a' => 'a text of forty characters, or about so', 'b' => 'another text of forty characters, or so'}",
      "    + v => {'b' => 'another text of forty characters, or so', 'a' => 'a text of forty characters, or about so'}",
    ],
  ],
] as const) {
  test(`diff of a parameter: ${title}`, async (t) => {
    const source = (value: string) => `define d($v) {}\nd { x: v => ${value} }\n`;
    const cwd = folder(t, versions(source(before), source(after), []));
    const { stdout } = await run(['old', 'new'], cwd);
    t.deepEqual(stdout.split('\n').slice(0, -2), ['~ D[x]', ...expected]);
  });
}

test('diff --json has the whole difference of every node', async (t) => {
  const cwd = folder(t, versions(...MOTD, ['a', 'b']));
  const { stdout } = await run(['old', 'new', '--nodes', 'facts', '--format', 'json'], cwd);
  t.is(stdout, (await run(['old', 'new', '--nodes', 'facts', '--json'], cwd)).stdout);
  const data = JSON.parse(stdout) as { node: string; resources: { resource: string }[] }[];
  t.deepEqual(
    data.map(({ node, resources }) => [node, resources.map(({ resource }) => resource)]),
    [
      ['a', ['File[/etc/motd]']],
      ['b', ['File[/etc/motd]']],
    ],
  );
});

/** Like concat: a defined type that passes a text on to a resource with the same title. */
const FRAGMENT = (text: string) => `define fragment(String $content, Integer $order) {
  notify { $title: message => $content }
  fragment_file { $title: content => $content, order => $order }
  file { "/\${title}": content => $content }
}
define fragment_file($content, $order) {}
fragment { 'x': content => "${text}", order => ${text.length} }
`;

for (const [title, before, after, expected] of [
  [
    'a short text that resources with the same title share',
    FRAGMENT('a'),
    FRAGMENT('ab'),
    [
      '~ Fragment[x]',
      "    - content => 'a'",
      "    + content => 'ab'",
      '    - order => 1',
      '    + order => 2',
      '~ Notify[x]',
      "    - message => 'a'",
      "    + message => 'ab'",
      '~ Fragment_file[x]',
      '    content, order: as in Fragment[x]',
      '~ File[/x]',
      "    - content => 'a'",
      "    + content => 'ab'",
    ],
  ],
  [
    'a text of several lines',
    FRAGMENT('a\\nb'),
    FRAGMENT('a\\nc'),
    [
      '~ Fragment[x]',
      '    content:',
      '        a',
      '      - b',
      '      + c',
      '~ Notify[x]',
      '    message: as in Fragment[x]',
      '~ Fragment_file[x]',
      '    content: as in Fragment[x]',
      '~ File[/x]',
      '    content: as in Fragment[x]',
    ],
  ],
  [
    'an added text of several lines',
    '',
    FRAGMENT('a\\nb'),
    [
      '+ Fragment[x]',
      '    + content:',
      '      + a',
      '      + b',
      '    + order => 4',
      '+ Notify[x]',
      '    message: as in Fragment[x]',
      '+ Fragment_file[x]',
      '    content, order: as in Fragment[x]',
      '+ File[/x]',
      '    content: as in Fragment[x]',
    ],
  ],
] as const) {
  test(`diff shows a fragment once: ${title}`, async (t) => {
    const cwd = folder(t, versions(before, after, []));
    const { stdout } = await run(['old', 'new', '--ignore', 'edges'], cwd);
    t.deepEqual(stdout.split('\n').slice(0, -2), [...expected]);
  });
}

test('diff --format markdown has a summary and a collapsed section for each group of changes', async (t) => {
  const [before, after] = MOTD;
  const bad = "if $facts['role'] == 'bad' { fail('no') }\n";
  const cwd = folder(t, versions(before, `${after}${bad}`, ['web1', 'web2', 'bad1']));
  const { code, stdout } = await run(['old', 'new', '--nodes', 'facts', '--format', 'markdown'], cwd);
  t.is(code, 1);
  t.is(
    stdout.replace(/no \(.*\n/, 'no\n'),
    [
      '### Catalog differences',
      '',
      '3 nodes: 2 differ, 1 failed.',
      '',
      '<details><summary><b>1 node failed</b></summary>',
      '',
      '<p><code>bad1</code></p>',
      '',
      '```text',
      'after: Evaluation Error: Error while evaluating a Function Call, no',
      '```',
      '',
      '</details>',
      '',
      '<details><summary><b>2 nodes</b>: 1 resource changed</summary>',
      '',
      '<p><code>web1</code>, <code>web2</code></p>',
      '',
      '```diff',
      '  File[/etc/motd]',
      "-     content => 'old'",
      "+     content => 'new'",
      '```',
      '',
      '</details>',
      '',
    ].join('\n'),
  );
});

test('diff --format markdown: text from a catalog cannot end its code block', async (t) => {
  const text = '```\\n</details>\\n<img src=x>\\n@everyone\\u{1b}[2J';
  const cwd = folder(t, versions('', `notify { "<b>@me</b>": message => "${text}" }\n`, ['<a>', 'b']));
  const { stdout } = await run(['old', 'new', '--nodes', 'facts', '--format', 'markdown'], cwd);
  t.regex(stdout, /<p><code>&lt;a&gt;<\/code>, <code>b<\/code><\/p>\n\n````diff\n/);
  t.is(stdout.match(/^````/gm)?.length, 2);
  t.notRegex(stdout, /^(```\n|<\/details>\n<img|@)/m);
  t.notRegex(stdout, /\u001b/);
});

test('diff --format markdown fits into a comment', async (t) => {
  const resources = (number: number, text: string) =>
    Array.from({ length: number }, (_, i) => `notify { '${'n'.repeat(80)} ${i}': message => "${text}${i}" }\n`).join(
      '',
    );
  const after = ['web', 'db', 'app', 'dns', 'mail', 'ldap', 'log', 'ntp', 'git', 'ci'].map(
    (role) => `if $facts['role'] == '${role}' {\n${resources(200, `${role}${'x'.repeat(1000)}`)}}\n`,
  );
  const nodes = ['web1', 'db1', 'app1', 'dns1', 'mail1', 'ldap1', 'log1', 'ntp1', 'git1', 'ci1'];
  const cwd = folder(t, versions('', after.join(''), nodes));
  const { stdout } = await run(['old', 'new', '--nodes', 'facts', '--format', 'markdown'], cwd);
  t.true(stdout.length > 30_000 && stdout.length < 65_536, String(stdout.length));
  t.regex(stdout, /\n… \d+ more lines\n```\n\n<\/details>\n/);
  t.regex(stdout, /\n\d+ more groups? of changes do not fit into this comment\.\n$/);
});

test('diff --nodes reads the nodes of a PuppetDB query', async (t) => {
  const role = (text: string) => `if $facts['role'] == 'db' { notify { 'a': message => '${text}' } }\n`;
  const facts = ['db1', 'db2', 'web1'].map((certname) => ({
    certname,
    environment: 'production',
    name: 'role',
    value: certname.replace(/\d$/, ''),
  }));
  const cwd = folder(t, { ...versions(role('one'), role('two'), []), 'facts.json': JSON.stringify(facts) });
  const { stdout, stderr } = await run(['old', 'new', '--nodes', 'facts.json'], cwd);
  t.regex(stdout, /^2 nodes: db1, db2\n~ Notify\[a\]\n/, stderr);
  t.regex(stdout, /\n3 nodes: 2 differ, 1 has no difference\n$/);
});
