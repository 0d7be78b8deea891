import { collections } from './collections.js';
import { expand } from './expand.js';
import { extra } from './extra.js';
import { generated } from './generated.js';
import { hosting } from './hosting.js';
import { iteration } from './iteration.js';
import { numbers } from './numbers.js';
import { strings } from './strings.js';
import { times } from './times.js';

export interface Case {
  readonly id: string;
  readonly source: string;
  /** Whether the case needs its own environment, because it defines something or depends on definitions. */
  readonly isIsolated: boolean;
}

const templates: Record<string, readonly string[]> = {
  ...collections,
  ...hosting,
  ...iteration,
  ...numbers,
  ...strings,
  ...times,
};

/** Calls for any function: with no argument, with one argument of each kind, with two, with three, and with a block. */
function common(name: string): string[] {
  const three = `«undef ¦ 'b' ¦ 2 ¦ [1]»`;
  return [
    `${name}()`,
    `${name}(«any»)`,
    `${name}(«few», «few»)`,
    `${name}(${three}, ${three}, ${three})`,
    `${name}(«few») «block»`,
    `«few».${name}`,
  ];
}

/** Returns all cases, ordered by the names of the functions. */
export function cases(): Case[] {
  const all: Case[] = [];
  const random = generated(300);
  const names = new Set([...Object.keys(templates), ...Object.keys(random)]);
  for (const name of [...names].sort()) {
    const sources = new Set([...common(name), ...(templates[name] ?? []), ...(extra[name] ?? [])].flatMap(expand));
    for (const source of random[name] ?? []) sources.add(source);
    let number = 0;
    for (const source of sources)
      all.push({ id: `${name} ${++number}`, source, isIsolated: isIsolatedCase(name, source) });
  }
  return all;
}

function isIsolatedCase(name: string, source: string): boolean {
  return name in hosting &&
    !/^(alert|crit|debug|emerg|err|info|notice|warning|fail|generate|yaml_data|json_data|hocon_data|import)$/.test(name)
    ? true
    : / = |\b(?:break|next|return)\(|\b(?:function|class|define|type) \w+ *[({=]|\{ '\w+':/.test(source);
}
