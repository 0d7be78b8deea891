/** Calls of `split` at a literal text, which need no pattern. */
import { literalOf } from '@pptjs/runtime/regexp';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { argumentsOf, functorOf, literalText, unwrap } from '../../ast/shapes.js';
import { Kind } from '../../inference/lattice/index.js';
import { hasOnly } from '../known-types.js';
import type { BuiltinCall } from './builtin-call.js';

/**
 * `splitAt($text, ',')` for `split($text, ',')`, and `charactersOf($text)` for `split($text, '')`, in code that may run often.
 * Null for values that may not be texts, and for patterns that may match different texts.
 */
export function partsOfText({ node, args, context }: BuiltinCall): ESTree.Expression | null {
  const { module } = context;
  if (!context.repeats || node.lambda !== null) return null;
  const [whole, pattern, ...others] = argumentsOf(node);
  const [text] = args;
  if (whole === undefined || pattern === undefined || others.length > 0) return null;
  if (text === undefined || text.type === 'SpreadElement' || !hasOnly(context.typeOf(whole), Kind.string)) return null;
  const at = functorOf(node).start;
  const source = literalText(unwrap(pattern));
  if (source === '') return module.call('charactersOf', [text], at);
  const separator = source === null ? null : literalOf(source);
  return separator === null ? null : module.call('splitAt', [text, b.literal(separator)], at);
}
