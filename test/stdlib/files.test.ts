import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundledStdlib, CatalogCompileError, CatalogCompiler, Environment } from '@pptjs/catalog';
import { evaluateSource } from '@pptjs/engine';
import { createContext, Definitions, provideServices, type ProcessService } from '@pptjs/runtime';
import { stdlib } from '@pptjs/stdlib';
import test from 'ava';

const directory = mkdtempSync(join(tmpdir(), 'stdlib-'));
const files: Readonly<Record<string, string>> = {
  'm/metadata.json':
    '{"name": "me-m", "version": "1.2.3", "author": "me", "license": "MIT", "source": "", "dependencies": []}',
  'm/data/a.json': '{"a": [1, null]}',
  'm/data/bad.json': '{',
  'm/data/a.yaml': 'a: [1, ~]\n',
  'm/data/empty.yaml': '# nothing\n',
  'm/data/date.yaml': 'a: 2020-01-01\n',
  'm/data/alias.yaml': 'a: &x 1\nb: *x\n',
  'm/files/conf.d/a.conf': '',
  'm/files/conf.d/b.conf': '',
  'm/files/conf.d/.hidden.conf': '',
  'm/files/conf.d/deep/c.conf': '',
  'm/files/conf.d/x.txt': '',
  'n/secret': '',
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), text);
}

/** The logged value of a call, or the message of its error. Both show the folder of modules as `<>`. */
function answer(call: string): string {
  const notices: string[] = [];
  const environment = new Environment({
    name: 'production',
    code: `$m = module_directory('m') notice(${call})`,
    modulepath: [directory],
  });
  try {
    new CatalogCompiler({ environment, extensions: [bundledStdlib()] }).compile({
      node: 'n',
      log: ({ message }) => void notices.push(message),
    });
  } catch (error) {
    if (!(error instanceof CatalogCompileError)) throw error;
    notices.push(error.failure.message);
  }
  return notices.join('\n').replaceAll(directory, '<>');
}

const answers: Readonly<Record<string, string | RegExp>> = {
  'loadjson("${m}/data/a.json")': '{a => [1, ]}',
  'loadjson("${m}/data/bad.json", "none")': 'none',
  'loadjson("${m}/data/nope.json", "none")': "Can't load '<>/m/data/nope.json' File does not exist!\nnone",
  'loadjson("${m}/data/bad.json")': /Function Call, unexpected end of input at line 1/,
  'loadyaml("${m}/data/a.yaml")': '{a => [1, ]}',
  'loadyaml("${m}/data/empty.yaml", {})': '{}',
  'loadyaml("${m}/data/date.yaml")': /Function Call, Tried to load unspecified class: Date/,
  'loadyaml("${m}/data/alias.yaml", 5)': '5',
  "load_module_metadata('m')['version']": '1.2.3',
  "load_module_metadata('n', true)": '{}',
  "load_module_metadata('n')": /No metadata\.json file for module n/,
  'glob("${m}/files/**/*.conf")': '[<>/m/files/conf.d/a.conf, <>/m/files/conf.d/b.conf, <>/m/files/conf.d/deep/c.conf]',
  'glob("${m}/files/conf.d/{b,a}.*")': '[<>/m/files/conf.d/b.conf, <>/m/files/conf.d/a.conf]',
  'glob(["${m}/files/conf.d/[!a]*", "${m}/files/conf.d/?.txt"])':
    '[<>/m/files/conf.d/b.conf, <>/m/files/conf.d/deep, <>/m/files/conf.d/x.txt, <>/m/files/conf.d/x.txt]',
  'glob("${m}/files/*/")': '[<>/m/files/conf.d/]',
  'glob("${m}/files/conf.d/.*.conf")': '[<>/m/files/conf.d/.hidden.conf]',
  'glob("${m}/files/conf.d/a.conf")': '[<>/m/files/conf.d/a.conf]',
  'glob("${m}/nope/*")': '[]',
  "file('/nope', '/dev/null')": '',
  "binary_file('/dev/null')": '',
  "find_file('/nope', '/dev/null')": '/dev/null',
  "find_file('/etc')": '',
  "loadyaml('/dev/null', 'd')": 'd',
  "file('/etc/hostname')": /Could not find any files from \/etc\/hostname/,
  "glob('/etc/*')": /glob\(\): '\/etc' is in no module: only folders of modules are listed/,
  'glob("${m}/../n/*")': /is in no module: only folders of modules are listed/,
};

for (const [call, expected] of Object.entries(answers)) {
  test(`files of modules: ${call}`, (t) => {
    const actual = answer(call);
    if (typeof expected === 'string') t.is(actual, expected);
    else t.regex(actual, expected);
  });
}

function evaluated(source: string, processes?: ProcessService): unknown {
  const context = createContext({ definitions: new Definitions(stdlib), log: () => undefined });
  if (processes !== undefined) provideServices(context, { processes });
  return evaluateSource(source, { context });
}

test('validate_cmd fails unless the host allows commands', (t) => {
  t.throws(() => evaluated("validate_cmd('x', '/bin/true')"), {
    message: /The function 'validate_cmd' runs a command: the host has not allowed it/,
  });
  t.throws(() => evaluated("validate_cmd('x', '/bin/true')", { generate: () => '' }), {
    message: /the host has not allowed it/,
  });
});

test('validate_cmd runs a command through the host', (t) => {
  const ran: (readonly [string, string])[] = [];
  const processes: ProcessService = {
    generate: () => '',
    validate: (command, text) => {
      ran.push([command, text]);
      return text === 'bad' ? 'it returned 1' : undefined;
    },
  };
  t.is(evaluated("validate_cmd('good', '/bin/check -f %')", processes), null);
  t.throws(() => evaluated("validate_cmd('bad', '/bin/check')", processes), {
    message: /failed to validate content with command "\/bin\/check"\nit returned 1/,
  });
  t.throws(() => evaluated("validate_cmd('bad', '/bin/check', 'No good')", processes), {
    message: /No good\nit returned 1/,
  });
  t.deepEqual(ran, [
    ['/bin/check -f %', 'good'],
    ['/bin/check', 'bad'],
    ['/bin/check', 'bad'],
  ]);
});

test('glob fails without a host that lists folders', (t) => {
  t.throws(() => evaluated("glob('/etc/*')"), {
    message: /The function 'glob' needs folders: the host has provided no access to them/,
  });
});
