import { expand } from './expand.js';
import { collections } from './collections.js';
import { hosting } from './hosting.js';
import { iteration } from './iteration.js';
import { numbers } from './numbers.js';
import { strings } from './strings.js';
import { times } from './times.js';

export interface Case {
  readonly id: string;
  readonly source: string;
  readonly modulepath?: string;
}

const templates: Record<string, readonly string[]> = { ...collections, ...hosting, ...iteration, ...numbers, ...strings, ...times };

/** What every function is asked: how it takes no argument, one of each kind, two, three, and a block. */
function common(name: string): string[] {
  const three = `«undef ¦ 'b' ¦ 2 ¦ [1]»`;
  return [`${name}()`, `${name}(«any»)`, `${name}(«few», «few»)`, `${name}(${three}, ${three}, ${three})`, `${name}(«few») «block»`, `«few».${name}`];
}

/** Every case, in the order of the functions' names. */
export function cases(): Case[] {
  const all: Case[] = [];
  for (const name of Object.keys(templates).toSorted()) {
    const sources = new Set([...common(name), ...templates[name]!].flatMap(expand));
    let number = 0;
    for (const source of sources) all.push({ id: `${name} ${++number}`, source });
  }
  return all;
}
