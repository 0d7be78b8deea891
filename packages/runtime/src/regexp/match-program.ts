import { generate } from 'oniguruma-parser/generator';
import type {
  AlternativeElementNode,
  AlternativeNode,
  CapturingGroupNode,
  FlagsNode,
  OnigurumaAst,
} from 'oniguruma-parser/parser';
import { toRegExpDetails } from 'oniguruma-to-es';
import type { MatchProgram, MatchStep } from './backtracking.js';
import { groupsIn } from './pattern-groups.js';

/** The options that are on at a place of the pattern. */
interface Options {
  readonly ignoreCase: boolean;
  readonly dotAll: boolean;
}

/**
 * Translates the tree of a pattern in Oniguruma's syntax to a program for `BacktrackingRegExp`: for groups that call themselves in several
 * places, which no JavaScript expression can match.
 *
 * @returns null if the pattern has other parts that programs do not have
 */
export function matchProgram(ast: OnigurumaAst): MatchProgram | null {
  try {
    return new ProgramWriter(ast).program();
  } catch {
    return null;
  }
}

/** A program has no such part. */
class UnsupportedNode extends Error {}

class ProgramWriter {
  readonly #ast: OnigurumaAst;
  readonly #groups: (string | null)[] = [];

  constructor(ast: OnigurumaAst) {
    this.#ast = ast;
  }

  program(): MatchProgram {
    const { ignoreCase, dotAll } = this.#ast.flags;
    const body = this.#alternatives(this.#ast.body, { ignoreCase, dotAll });
    return { body, groups: this.#groups };
  }

  #alternatives(alternatives: readonly AlternativeNode[], options: Options): MatchStep {
    const steps = alternatives.map(({ body }) => this.#sequence(body, options));
    const [only] = steps;
    return steps.length === 1 && only !== undefined ? only : ['any', steps];
  }

  #sequence(nodes: readonly AlternativeElementNode[], options: Options): MatchStep {
    const steps: MatchStep[] = [];
    let current = options;
    for (const node of nodes) {
      if (node.type === 'Directive' && node.kind === 'flags') current = withFlags(current, node.flags);
      else steps.push(this.#step(node, current));
    }
    return ['all', steps];
  }

  #step(node: AlternativeElementNode, options: Options): MatchStep {
    switch (node.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
      case 'Assertion':
        return this.#leaf(node, options);
      case 'CapturingGroup':
        return this.#group(node, options);
      case 'Group': {
        const body = this.#alternatives(node.body, node.flags ? withFlags(options, node.flags) : options);
        return node.atomic ? ['atomic', body] : body;
      }
      case 'LookaroundAssertion':
        return ['look', node.kind === 'lookbehind', node.negate, this.#alternatives(node.body, options)];
      case 'Quantifier': {
        const max = node.max === Infinity ? null : node.max;
        const step: MatchStep = ['repeat', this.#step(node.body, options), node.min, max, node.kind === 'lazy'];
        return node.kind === 'possessive' ? ['atomic', step] : step;
      }
      case 'Subroutine':
        return ['call', typeof node.ref === 'number' ? node.ref : this.#numberOf(node.ref)];
      default:
        throw new UnsupportedNode();
    }
  }

  #group({ number, name, body }: CapturingGroupNode, options: Options): MatchStep {
    // A call of a name that several groups have is an error in Ruby, and they would have one name in JavaScript.
    if (name !== undefined && this.#groups.includes(name)) throw new UnsupportedNode();
    this.#groups[number - 1] = name ?? null;
    return ['group', number, this.#alternatives(body, options)];
  }

  /** A call may precede its group. */
  #numberOf(name: string): number {
    const number = groupsIn(this.#ast.body).find((group) => group.name === name)?.number;
    if (number === undefined) throw new UnsupportedNode();
    return number;
  }

  /** A node that matches one character, or an empty text, is a JavaScript expression. */
  #leaf(node: AlternativeElementNode, { ignoreCase, dotAll }: Options): MatchStep {
    const flags: FlagsNode = { ...this.#ast.flags, ignoreCase, dotAll, extended: false };
    const source = generate({ type: 'Regex', body: [{ type: 'Alternative', body: [node] }], flags });
    const details = toRegExpDetails(source.pattern, { flags: source.flags, target: 'ES2024' });
    if (details.options !== undefined) throw new UnsupportedNode();
    return ['match', details.pattern, `${details.flags}y`];
  }
}

interface FlagChanges {
  readonly enable?: { readonly ignoreCase?: true; readonly dotAll?: true };
  readonly disable?: { readonly ignoreCase?: true; readonly dotAll?: true };
}

function withFlags({ ignoreCase, dotAll }: Options, { enable, disable }: FlagChanges): Options {
  return {
    ignoreCase: enable?.ignoreCase ?? (disable?.ignoreCase ? false : ignoreCase),
    dotAll: enable?.dotAll ?? (disable?.dotAll ? false : dotAll),
  };
}
