import type { CodePointTest } from './character-class.js';

/** A condition on the position between two characters. */
export type Assertion = 'textStart' | 'textEnd' | 'lineStart' | 'lineEnd' | 'wordBoundary' | 'noWordBoundary';

/** A node of a parsed pattern. `height` is the depth of the tree, `size` an estimate of its instructions. */
export type PatternNode = PatternShape & { readonly height: number; readonly size: number };

type PatternShape =
  | { readonly kind: 'empty' }
  | { readonly kind: 'character'; readonly test: CodePointTest }
  | { readonly kind: 'assertion'; readonly assertion: Assertion }
  | { readonly kind: 'capture'; readonly index: number; readonly body: PatternNode }
  | { readonly kind: 'concatenation' | 'alternation'; readonly parts: readonly PatternNode[] }
  | {
      readonly kind: 'repetition';
      readonly body: PatternNode;
      readonly min: number;
      /** Infinity if the repetition has no end. */
      readonly max: number;
      readonly isGreedy: boolean;
    };

const EMPTY_PATTERN: PatternNode = { kind: 'empty', height: 1, size: 1 };

export function characterNode(test: CodePointTest): PatternNode {
  return { kind: 'character', test, height: 1, size: 1 };
}

export function assertionNode(assertion: Assertion): PatternNode {
  return { kind: 'assertion', assertion, height: 1, size: 1 };
}

export function captureNode(index: number, body: PatternNode): PatternNode {
  return { kind: 'capture', index, body, height: body.height + 1, size: body.size + 2 };
}

export function repetitionNode(body: PatternNode, min: number, max: number, isGreedy: boolean): PatternNode {
  const copies = max === Infinity ? Math.max(min, 1) : max;
  return { kind: 'repetition', body, min, max, isGreedy, height: body.height + 1, size: copies * (body.size + 1) + 1 };
}

export function sequenceNode(kind: 'concatenation' | 'alternation', parts: readonly PatternNode[]): PatternNode {
  const [first] = parts;
  if (first === undefined) return EMPTY_PATTERN;
  if (parts.length === 1) return first;
  const height = parts.reduce((most, part) => Math.max(most, part.height), 0) + 1;
  return { kind, parts, height, size: parts.reduce((sum, part) => sum + part.size + 1, 0) };
}

/** Whether nested counted repetitions stand for at most `limit` copies of their bodies. */
export function hasBoundedRepetitions(node: PatternNode, limit: number): boolean {
  switch (node.kind) {
    case 'repetition': {
      if (node.max === 0) return true;
      const copies = node.max === Infinity ? node.min : node.max;
      if (isCounted(node) && copies > limit) return false;
      const rest = isCounted(node) && copies > 0 ? Math.trunc(limit / copies) : limit;
      return hasBoundedRepetitions(node.body, rest);
    }
    case 'capture':
      return hasBoundedRepetitions(node.body, limit);
    case 'concatenation':
    case 'alternation':
      return node.parts.every((part) => hasBoundedRepetitions(part, limit));
    default:
      return true;
  }
}

/** Whether a repetition is not one of `*`, `+` and `?`. */
function isCounted({ min, max }: { readonly min: number; readonly max: number }): boolean {
  return !(min <= 1 && max === Infinity) && !(min === 0 && max === 1);
}
