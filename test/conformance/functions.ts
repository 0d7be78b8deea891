/**
 * Calls the Ruby functions below a folder of modules with random arguments, as JavaScript and in the interpreter, and
 * compares the results, the errors with their places, and the calls of other functions:
 *
 *     node --import tsx test/conformance/functions.ts [folder] [calls of each function] [seed]
 *
 * The folder is that of the real modules (corpus) by default. The default number of calls takes less than 30 s of CPU time.
 * The arguments match the dispatches. Where the compiled form calls functions, it is also forced to bail out at each of
 * the calls. The last lines are `# passed N` and `# failed N`, the numbers of compiled functions. Needs a build.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '@pptjs/ruby-code/reader';
import { ComparedFunction, newInterpreter } from '../erb/function-comparison.js';
import { RandomCalls } from '../erb/random-calls.js';
import { describe } from '../erb/wire.js';
import { Random } from '../record/erb/random.js';
import { corpus } from './puppet.js';

const FUNCTION = /^(.*\/lib)\/puppet\/(parser\/)?functions\/(.+)\.rb$/;
const [folder = corpus, count = '15', seed = '1'] = process.argv.slice(2);
const NO_FILES = { list: () => undefined, read: () => new Uint8Array() };
const counts = { same: 0, wrong: 0, errors: 0, bailOuts: 0, replays: 0 };
let passed = 0;
let failed = 0;
let all = 0;
/**
 * To start an interpreter takes longer than the calls, so functions share one. Each function that is loaded must be
 * unknown to it, and so must the functions that it calls: the host answers these calls.
 */
let ruby = newInterpreter();
const loaded = new Set<string>();

for (const path of filesBelow(folder)) {
  const [, lib = '', legacy, file = ''] = FUNCTION.exec(path) ?? [];
  if (file === '') continue;
  all++;
  const name = file.replaceAll('/', '::');
  const source = readFileSync(path, 'utf8');
  if (loaded.has(name) || callsLoaded(source)) {
    ruby = newInterpreter();
    loaded.clear();
  }
  const found = ComparedFunction.compile(name, { path, source }, legacy !== undefined, libraryOf(lib), NO_FILES, ruby);
  if (typeof found === 'string') {
    console.log(`${name} needs the interpreter: ${found}`);
    continue;
  }
  loaded.add(name);
  if (compare(found, source)) passed++;
  else failed++;
}
console.log(`${passed + failed} of ${all} functions compile`, counts);
console.log(`# passed ${passed}\n# failed ${failed}`);
process.exitCode = failed > 0 ? 1 : 0;

/** Returns whether nothing differs. */
function compare(compared: ComparedFunction, source: string): boolean {
  const calls = new RandomCalls(source, compared.data, new Random(Number(seed)));
  const own = { same: 0, wrong: 0, errors: 0, bailOuts: 0, replays: 0 };
  for (let i = 0; i < Number(count); i++) {
    const variables = calls.variables();
    const args = calls.next();
    const expected = compared.callInterpreter(args, variables);
    const actual = compared.callCompiled(args, variables);
    const isError = expected.result !== undefined && /^\w*Error /.test(expected.result);
    if (isError) own.errors++;
    if (actual.result === undefined) {
      if (!isError) own.bailOuts++;
      continue;
    }
    const outcomes = [actual];
    for (let limit = 0; limit < actual.effects.length; limit++) {
      outcomes.push(compared.callBothWays(args, variables, limit));
      own.replays++;
    }
    for (const outcome of outcomes) {
      if (JSON.stringify(outcome) === JSON.stringify(expected)) own.same++;
      else {
        if (own.wrong++ < 3) console.log(`${compared.name} differs with ${describe(args)}:`, expected, outcome);
      }
    }
  }
  if (own.wrong > 0) console.log(compared.name, JSON.stringify(own));
  for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += own[key];
  return own.wrong === 0;
}

/** Whether a source may call one of the loaded functions: by a String, a Symbol, or a method of the legacy interface. */
function callsLoaded(source: string): boolean {
  for (const [word] of source.matchAll(/[a-z_][\w:]*/g)) if (loaded.has(word.replace(/^function_/, ''))) return true;
  return false;
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory)
    .toSorted()
    .flatMap((name) => {
      const path = join(directory, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory() === true) return filesBelow(path);
      return stats?.isFile() === true ? [path] : [];
    });
}

function libraryOf(lib: string): Library {
  return {
    find: (name) => {
      const path = name.startsWith('/') ? name : join(lib, name);
      return existsSync(path) ? { path, source: readFileSync(path, 'utf8') } : undefined;
    },
  };
}
