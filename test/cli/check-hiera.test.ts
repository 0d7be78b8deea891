/** `pptjs check --types --hiera`: the places of findings about data files, and the comments and options that ignore them. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';
import { environment } from './typed-environment.js';

test('check --hiera checks the data of all levels against class parameters', async (t) => {
  const cwd = folder(t, {
    ...environment,
    'hiera.yaml':
      'version: 5\nhierarchy:\n  - name: nodes\n    path: "nodes/%{facts.name}.yaml"\n  - name: common\n    path: common.yaml\n',
    'data/nodes/a.yaml': 'web::port: http\n',
    'data/nodes/b.yaml': 'web::port: "%{lookup(\'port\')}"\nweb::prot: 80\n',
    'data/common.yaml': 'other: 1\nport: 1\nweb::port: 80\n',
  });
  const { code, stderr } = await pptjs(['check', '--types', '--hiera'], { cwd });
  t.is(code, 1);
  t.regex(stderr, /data\/nodes\/a\.yaml:1:\d+: error: 'web::port': Class\[Web\] parameter 'port' expects Integer/);
  t.regex(stderr, /data\/nodes\/b\.yaml:2:\d+: warning: 'web::prot': Class\[Web\] has no parameter named 'prot'/);
  t.regex(stderr, /data\/nodes\/b\.yaml:1:\d+: error: 'web::port': .* expects Integer, got String/);
  t.regex(stderr, /2 errors, 1 warning\n$/);
});

test('check --hiera finds the place of a value in each format', async (t) => {
  const cwd = folder(t, {
    ...environment,
    'hiera.yaml':
      'version: 5\nhierarchy:\n' +
      '  - { name: hocon, data_hash: hocon_data, paths: ["a.conf", "%{facts.x}/b.conf"] }\n' +
      '  - { name: json, data_hash: json_data, glob: "*.json" }\n' +
      '  - { name: secrets, lookup_key: eyaml_lookup_key, path: secrets.eyaml }\n' +
      '  - { name: yaml, path: wrong.yaml }\n',
    'data/a.conf': '# A comment\nports { http = "eighty" }\n  "web::port" = ${ports.http}\n"web::log" = "a"\n',
    'data/n/b.conf': '{ "web::prot": 1 }\n',
    'data/c.json': '{\n  "web::log": 1,\n  "web::port": 80\n}\n',
    'data/secrets.eyaml': 'web::log: ENC[PKCS7,a]\nweb::port: >\n  ENC[PKCS7,a]\n',
    'data/wrong.yaml': 'web::log: [\n',
  });
  const { stdout, stderr } = await pptjs(['check', '--types', '--hiera', '--json'], { cwd });
  t.is(stderr, '');
  const found = stdout.trim().split('\n').slice(0, -1);
  t.deepEqual(
    found.map((line) => {
      const { file, line: number, column, code } = JSON.parse(line) as Record<string, unknown>;
      return [file, number, column, code].join(' ');
    }),
    [
      'data/a.conf 3 3 TYPE_DATA',
      'data/n/b.conf 1 3 TYPE_DATA_KEY',
      'data/c.json 2 3 TYPE_DATA',
      'data/secrets.eyaml 2 1 TYPE_DATA',
    ],
  );
});

test('a finding about data shows the line', async (t) => {
  const cwd = folder(t, {
    ...environment,
    'hiera.yaml': 'version: 5\nhierarchy:\n  - { name: hocon, data_hash: hocon_data, path: a.conf }\n',
    'data/a.conf': '"web::port" = http\n',
  });
  const { stderr } = await pptjs(['check', '--types', '--hiera'], { cwd });
  t.regex(stderr, /^1 \| "web::port" = http$/m);
});

test('lookup_options match keys with expressions of Ruby', async (t) => {
  const cwd = folder(t, {
    ...environment,
    'hiera.yaml': 'version: 5\nhierarchy:\n  - { name: yaml, path: a.yaml }\n',
    'data/a.yaml':
      "lookup_options:\n  '^web::(?#converted)port\\z': { convert_to: Integer }\nweb::port: '80'\nweb::ports: 80\n",
  });
  const { stderr } = await pptjs(['check', '--types', '--hiera'], { cwd });
  t.deepEqual(
    Array.from(stderr.matchAll(/^data\S+/gm), ([place]) => place),
    ['data/a.yaml:4:1:'],
  );
});

test('a comment in a data file ignores findings', async (t) => {
  const cwd = folder(t, {
    ...environment,
    'hiera.yaml':
      'version: 5\nhierarchy:\n  - { name: yaml, path: a.yaml }\n' +
      '  - { name: hocon, data_hash: hocon_data, path: a.conf }\n',
    'data/a.yaml':
      '# pptjs:ignore TYPE_DATA\nweb::port: a\nweb::log: 1 # pptjs:ignore TYPE_DATA_KEY\nweb::prot: 1 # pptjs:ignore\n',
    'data/a.conf': '// pptjs:ignore-file TYPE_DATA_KEY\n"web::prot" = 1\n"web::port" = a\n',
  });
  const { stderr } = await pptjs(['check', '--types', '--hiera'], { cwd });
  t.deepEqual(
    Array.from(stderr.matchAll(/^data\S+/gm), ([place]) => place),
    ['data/a.yaml:3:1:', 'data/a.conf:3:1:'],
  );
});

test('a comment with an unknown code suggests one only if one is similar', async (t) => {
  const cwd = folder(t, {
    'a.pp': 'notice(1) # pptjs:ignore TYPE_OPERANT\n',
    'b.pp': 'notice(1) # pptjs:ignore SOME_OTHER_CODE\n',
  });
  const { stderr } = await pptjs(['check', '--types', 'a.pp', 'b.pp'], { cwd });
  t.regex(stderr, /\^\nDid you mean 'TYPE_OPERAND'\?\nhelp: /);
  t.regex(stderr, /'SOME_OTHER_CODE'.*\n.*\n *\| +\^+\nhelp: /);
});

test('--ignore leaves out findings about code and about data', async (t) => {
  const cwd = folder(t, {
    ...environment,
    'manifests/site.pp': 'notice(1 + [])\n',
    'hiera.yaml': 'version: 5\nhierarchy:\n  - { name: yaml, path: a.yaml }\n',
    'data/a.yaml': 'web::port: a\nweb::prot: 1\n',
  });
  const codes = ['TYPE_OPERAND', 'TYPE_DATA', 'TYPE_DATA_KEY'];
  for (const code of codes) {
    const { stdout } = await pptjs(['check', '--types', '--hiera', '--json', '--ignore', code], { cwd });
    const reported = Array.from(stdout.matchAll(/"code":"(\w+)"/g), ([, found]) => found);
    t.deepEqual(reported.sort(), codes.filter((other) => other !== code).sort(), code);
  }
});
