/** After a change of a file, the checker infers the types of the files that have seen something else before. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Environment } from '@pptjs/catalog';
import { EnvironmentChecker } from '@pptjs/checker';
import test, { type ExecutionContext } from 'ava';
import { folder, write } from '../cli/folder.js';

const FILES = {
  'environment.conf': '',
  'manifests/site.pp': '$region = "eu"\n',
  'modules/a/manifests/init.pp': 'class a (Integer $port = 1) {\n  $size = 3\n  $other = "x"\n}\n',
  'modules/a/functions/size.pp': 'function a::size(Integer $n) {\n  $n + 1\n}\n',
  'modules/a/types/mode.pp': "type A::Mode = Enum['on', 'off']\n",
  'modules/b/manifests/parameters.pp': 'class b::parameters {\n  class { "a": port => 2 }\n}\n',
  'modules/b/manifests/variable.pp': 'class b::variable {\n  include a\n  $double = $a::size * 2\n}\n',
  'modules/b/manifests/indirect.pp': 'class b::indirect {\n  $more = $b::variable::double + 1\n}\n',
  'modules/b/functions/call.pp': 'function b::call() {\n  a::size(1)\n}\n',
  'modules/b/functions/mode.pp': 'function b::mode(A::Mode $mode) {\n  $mode\n}\n',
  'modules/b/manifests/mode.pp': 'class b::mode {\n  b::mode("on")\n}\n',
  'modules/b/manifests/missing.pp': 'class b::missing {\n  a::missing()\n}\n',
  'modules/b/manifests/top.pp': 'class b::top {\n  $copy = $region\n}\n',
};

interface Change {
  readonly title: string;
  readonly file: keyof typeof FILES | 'modules/a/functions/missing.pp';
  /** The new text; null to remove the file. */
  readonly text: string | null;
  /** The other files whose types are inferred again. */
  readonly affected: readonly string[];
  /** The codes of new findings, with their files. */
  readonly findings?: readonly string[];
}

const changes: readonly Change[] = [
  {
    title: 'a comment affects no other file',
    file: 'modules/a/manifests/init.pp',
    text: `# A comment\n${FILES['modules/a/manifests/init.pp']}`,
    affected: [],
  },
  {
    title: 'a class parameter affects declarations of the class',
    file: 'modules/a/manifests/init.pp',
    text: FILES['modules/a/manifests/init.pp'].replace('Integer $port = 1', 'String $port = "1"'),
    affected: ['modules/b/manifests/parameters.pp'],
    findings: ['modules/b/manifests/parameters.pp TYPE_PARAMETER'],
  },
  {
    title: 'a variable of a class affects the files that read it, and those that read their variables',
    file: 'modules/a/manifests/init.pp',
    text: FILES['modules/a/manifests/init.pp'].replace('$size = 3', '$size = 4'),
    affected: ['modules/b/manifests/indirect.pp', 'modules/b/manifests/variable.pp'],
  },
  {
    title: 'a variable of a class that no other file reads affects no other file',
    file: 'modules/a/manifests/init.pp',
    text: FILES['modules/a/manifests/init.pp'].replace('$other = "x"', '$other = 1'),
    affected: [],
  },
  {
    title: 'the body of a function affects no caller if its result has the same type',
    file: 'modules/a/functions/size.pp',
    text: 'function a::size(Integer $n) {\n  1 + $n\n}\n',
    affected: [],
  },
  {
    title: 'the parameter of a function affects its callers',
    file: 'modules/a/functions/size.pp',
    text: 'function a::size(String $n) {\n  length($n)\n}\n',
    affected: ['modules/b/functions/call.pp'],
    findings: ['modules/b/functions/call.pp TYPE_ARGUMENT'],
  },
  {
    title: 'an alias affects the functions with its name, and their callers',
    file: 'modules/a/types/mode.pp',
    text: "type A::Mode = Enum['yes', 'no']\n",
    affected: ['modules/b/functions/mode.pp', 'modules/b/manifests/mode.pp'],
    findings: ['modules/b/manifests/mode.pp TYPE_ARGUMENT'],
  },
  {
    title: 'a new function affects the files that call it',
    file: 'modules/a/functions/missing.pp',
    text: 'function a::missing() {\n  1\n}\n',
    affected: ['modules/b/manifests/missing.pp'],
    findings: [],
  },
  {
    title: 'the removal of a function affects its callers',
    file: 'modules/a/functions/size.pp',
    text: null,
    affected: ['modules/b/functions/call.pp'],
    findings: ['modules/b/functions/call.pp TYPE_UNKNOWN_FUNCTION'],
  },
  {
    title: 'a variable of the main manifest affects the classes that read it',
    file: 'manifests/site.pp',
    text: '$zone = "eu"\n',
    affected: ['modules/b/manifests/top.pp'],
    findings: ['modules/b/manifests/top.pp TYPE_UNKNOWN_VARIABLE'],
  },
];

/** The findings about all files: a file and a code each. */
function findingsOf(checker: EnvironmentChecker): string[] {
  return checker
    .check(checker.files())
    .flatMap(({ file, findings }) => findings.map(({ code }) => `${file} ${code}`))
    .sort();
}

function environment(t: ExecutionContext): { directory: string; checker: EnvironmentChecker } {
  const directory = folder(t, FILES);
  return { directory, checker: new EnvironmentChecker(new Environment({ directory }), { folder: directory }) };
}

const KNOWN = 'modules/b/manifests/missing.pp TYPE_UNKNOWN_FUNCTION';

for (const { title, file, text, affected, findings = [] } of changes) {
  test(title, (t) => {
    const { directory, checker } = environment(t);
    t.deepEqual(findingsOf(checker), [KNOWN]);
    const path = join(directory, file);
    if (text === null) rmSync(path);
    else write(path, text);
    const updated = checker.update(path).map((each) => each.slice(directory.length + 1));
    t.deepEqual(updated.filter((each) => each !== file).toSorted(), affected);
    const isFixed = affected.includes('modules/b/manifests/missing.pp');
    const expected = [...(isFixed ? [] : [KNOWN]), ...findings].sort();
    t.deepEqual(findingsOf(checker), expected);
    const fresh = new EnvironmentChecker(new Environment({ directory }), { folder: directory });
    t.deepEqual(findingsOf(fresh), expected);
  });
}

test('a change of a file in another language affects all files', (t) => {
  const { directory, checker } = environment(t);
  findingsOf(checker);
  const path = join(directory, 'modules/a/lib/puppet/functions/a/missing.rb');
  write(path, "Puppet::Functions.create_function(:'a::missing') { def missing = 1 }\n");
  t.is(checker.update(path).length, Object.keys(FILES).length - 1);
  t.deepEqual(findingsOf(checker), []);
});

/** A cache in memory that adds a finding to each stored file: a later check shows which files it has not inferred again. */
class MarkingCache {
  #text: string | undefined;

  read(): string | undefined {
    return this.#text;
  }

  write(_: readonly string[], text: string): void {
    const files = JSON.parse(text) as { path: string; findings: object[] }[];
    for (const each of files) each.findings.push({ code: 'STORED', severity: 'warning', line: 1 });
    this.#text = JSON.stringify(files);
  }
}

for (const { title, file, text, affected, findings = [] } of changes) {
  test(`in another process, ${title}`, (t) => {
    const directory = folder(t, FILES);
    const cache = new MarkingCache();
    const start = (): EnvironmentChecker =>
      new EnvironmentChecker(new Environment({ directory }), { folder: directory, cache });
    const first = start();
    findingsOf(first);
    first.store();
    const path = join(directory, file);
    if (text === null) rmSync(path);
    else write(path, text);
    const found = findingsOf(start());
    const stored = found.filter((each) => each.endsWith(' STORED')).map((each) => each.split(' ')[0] ?? '');
    const inferred = new Set([file, ...affected]);
    const others = Object.keys(FILES).filter((each) => each.endsWith('.pp') && !inferred.has(each));
    t.deepEqual(stored.toSorted(), others.toSorted());
    const isFixed = affected.includes('modules/b/manifests/missing.pp');
    t.deepEqual(
      found.filter((each) => !each.endsWith(' STORED')),
      [...(isFixed ? [] : [KNOWN]), ...findings].sort(),
    );
  });
}

test('a change of a file in another language makes the stored results of another process useless', (t) => {
  const directory = folder(t, FILES);
  const entries = new Map<string, string>();
  const cache = {
    read: (key: readonly string[]) => entries.get(key.join(' ')),
    write: (key: readonly string[], text: string) => void entries.set(key.join(' '), text),
  };
  const check = (): string[] => {
    const checker = new EnvironmentChecker(new Environment({ directory }), { folder: directory, cache });
    const found = findingsOf(checker);
    checker.store();
    return found;
  };
  t.deepEqual(check(), [KNOWN]);
  t.deepEqual(check(), [KNOWN]);
  t.is(entries.size, 1);
  write(
    join(directory, 'modules/a/lib/puppet/functions/a/missing.rb'),
    "Puppet::Functions.create_function(:'a::missing') do\n  def missing\n    1\n  end\nend\n",
  );
  t.deepEqual(check(), []);
  t.is(entries.size, 2);
});

test('a variable of the main manifest affects a class although the types of the manifest are not inferred', (t) => {
  const { directory, checker } = environment(t);
  const [reader, manifest] = ['modules/b/manifests/top.pp', 'manifests/site.pp'].map((path) => join(directory, path));
  const codes = (): readonly string[] =>
    checker.check([reader!]).flatMap(({ findings }) => findings.map(({ code }) => code));
  t.deepEqual(codes(), []);
  write(manifest!, '$zone = "eu"\n');
  checker.update(manifest!);
  t.deepEqual(codes(), ['TYPE_UNKNOWN_VARIABLE']);
});
