/** ARCHITECTURE.md names each source file that has state of the process: variables and collections of a module that change. */
import { readdirSync, readFileSync } from 'node:fs';
import test from 'ava';

const root = new URL('../../', import.meta.url);
const architecture = readFileSync(new URL('ARCHITECTURE.md', root), 'utf8');

/** The paths of the sources without `packages/`. */
const sources = readdirSync(new URL('packages', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    readdirSync(new URL(`packages/${name}/src`, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => `${name}/src/${path.replaceAll('\\', '/')}`),
  );

const VARIABLE = /^(?:export )?let (\w+)/gm;
/** A `WeakMap` or `WeakSet` is no state: its entries are derived from their keys. */
const COLLECTION =
  /^(?:export )?const (\w+)(?:: [^=\n]+)? = (?:\/\* @__PURE__ \*\/ )?(?:new (?:Map|Set|BoundedMap|ModuleRegistry)\b|\[|\{)/gm;

/** Returns the names of the variables of a module and of its collections that change. */
function stateOf(text: string): readonly string[] {
  const namesOf = (declaration: RegExp) => Array.from(text.matchAll(declaration), ([, name = '']) => name);
  const isChanged = (name: string) =>
    new RegExp(
      String.raw`(?<![\w.#])${name}(?:\.(?:set|add|delete|clear|push)\(|(?:\.\w+|\[[^\]\n]*\]) (?:\?\?)?= )`,
    ).test(text);
  return [...namesOf(VARIABLE), ...namesOf(COLLECTION).filter(isChanged)];
}

/** Whether the page names a file, by its path or by the path below a folder of the package. */
function isNamed(path: string): boolean {
  const below = path.replace(/^[^/]+\/src\//, '');
  return [path, below].some((name) => architecture.includes(`\`${name}\``));
}

test('ARCHITECTURE.md names the files with state of the process', (t) => {
  const stateful = sources.flatMap((path) => {
    const names = stateOf(readFileSync(new URL(`packages/${path}`, root), 'utf8'));
    return names.length === 0 || isNamed(path) ? [] : [`${path}: ${names.join(', ')}`];
  });
  t.deepEqual(stateful, []);
});

test('variables and changed collections of a module are found, and those of functions and constants are not', (t) => {
  t.deepEqual(stateOf('let current = 0;\nexport let last: string | undefined;\n'), ['current', 'last']);
  t.deepEqual(stateOf('const names = new Map<string, number>();\nexport const add = () => names.set("a", 1);\n'), [
    'names',
  ]);
  t.deepEqual(stateOf('const list: string[] = [];\nfunction f() { list.push("a"); }\n'), ['list']);
  t.deepEqual(stateOf('const state = { count: 0 };\nfunction f() { state.count = 1; }\n'), ['state']);
  t.deepEqual(
    stateOf('const NAMES = new Set(["a"]);\nfunction f() {\n  let x = 1;\n  const y = new Map();\n  y.set(x, 1);\n}\n'),
    [],
  );
});
