/** Lists that are the same at each evaluation of repeated code, which are constants of the module. */
import { split } from '@pptjs/runtime/functions';
import { createContext, withContext } from '@pptjs/runtime/internal';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression } from '../../ast/nodes.js';
import { argumentsOf, type Call, literalText, unwrap } from '../../ast/shapes.js';
import type { LoweringContext } from '../context.js';

/** Longer texts, and lists with more elements, remain calls: the module would contain much more text than the source. */
const MAX_LENGTH = 500;

/** A pattern without groups, which splits a short text in a short time. */
const QUICK_PATTERN = /^[^()\n]*$/;

/**
 * The list that `split` makes of a literal text with a literal pattern, in code that may run often. Null for other calls, and
 * if the pattern is wrong.
 */
export function constantParts(builtin: string, node: Call, context: LoweringContext): ESTree.Expression | null {
  const [text, pattern, ...others] = argumentsOf(node);
  if (builtin !== 'split' || !context.repeats || node.lambda !== null || others.length > 0) return null;
  const whole = text === undefined ? null : literalText(unwrap(text));
  const separator = pattern === undefined ? null : (literalText(unwrap(pattern)) ?? patternOf(pattern));
  if (whole === null || separator === null || whole.length > MAX_LENGTH || !QUICK_PATTERN.test(separator)) return null;
  const parts = partsOf(whole, separator);
  return parts === null ? null : context.module.constant('parts', b.array(parts.map((part) => b.literal(part))));
}

/** The text of a pattern that is not empty: as the second argument, `split` reads it in the same way as a text. */
function patternOf(node: Expression): string | null {
  const inner = unwrap(node);
  return inner.type === 'LiteralRegularExpression' && inner.pattern !== '' ? inner.pattern : null;
}

function partsOf(text: string, pattern: string): readonly string[] | null {
  try {
    return withContext(createContext({ log: () => undefined }), () => split(text, pattern)) as readonly string[];
  } catch {
    return null;
  }
}
