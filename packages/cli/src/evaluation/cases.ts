import { parseJson, PuppetHash } from '@pptjs/runtime';
import { strictness, type Strict } from '../commands/options.js';

/** A case of a batch. */
export interface Case {
  readonly source: string;
  readonly strict: Strict;
  readonly facts: PuppetHash | undefined;
}

/** A line of a batch: the JSON text of its `id`, and the case, or why it is none. */
export interface CaseLine {
  readonly id: string;
  readonly read: (defaults: Pick<Case, 'strict' | 'facts'>) => Case;
}

/** Reads a line. Never throws; `read` throws an Error where the line is no case. */
export function caseLine(line: string): CaseLine {
  const data = parse(line);
  if (data instanceof Error) return { id: 'null', read: () => fail(data.message) };
  if (data === null || typeof data !== 'object') return { id: 'null', read: () => fail('a case must be an object') };
  const { id = null, source, strict, facts } = data as Readonly<Record<string, unknown>>;
  return {
    id: JSON.stringify(id),
    read: (defaults) => {
      if (typeof source !== 'string') fail('a case must have a `source` text');
      return {
        source,
        strict: strictness.find((level) => level === strict) ?? defaults.strict,
        facts: facts === undefined || facts === null ? defaults.facts : factsOf(line),
      };
    },
  };
}

/** What a case says besides is passed over, even where it is no JSON: recorded answers may hold `NaN`. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    const known = /^\{(?:\s*"(?:id|source|strict)":\s*(?:"(?:[^"\\]|\\.)*"|\d+)\s*,)+/.exec(line)?.[0];
    return known === undefined ? (error as Error) : JSON.parse(`${known.slice(0, -1)}}`);
  }
}

/** Facts keep their integers and floats apart, which JavaScript's own reader does not. */
function factsOf(line: string): PuppetHash {
  const data = parseJson(line);
  const facts = data instanceof PuppetHash ? data.get('facts') : undefined;
  return facts instanceof PuppetHash ? facts : fail('`facts` must be an object');
}

function fail(message: string): never {
  throw new SyntaxError(message);
}
