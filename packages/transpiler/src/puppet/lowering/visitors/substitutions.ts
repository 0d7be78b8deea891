/** Calls of `regsubst` whose pattern and replacement are literals, which the module reads once. */
import { RegExpError } from '@pptjs/runtime/regexp';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression } from '../../ast/nodes.js';
import { argumentsOf, functorOf, literalText, unwrap } from '../../ast/shapes.js';
import { Kind } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import { regexpOf } from '../patterns.js';
import type { BuiltinCall } from './builtin-call.js';

/** References of groups by name. An unknown name is an error of the call, so the function reports it. */
const NAMED_REFERENCE = String.raw`\k<`;

/**
 * `substitute($text)` for `regsubst($text, 'pattern', 'replacement', 'G')` in code that may run often. Null for other calls, for
 * values that may not be texts, and if the pattern is wrong.
 */
export function constantSubstitution({ node, args, context }: BuiltinCall): ESTree.Expression | null {
  const { module } = context;
  if (!context.repeats || node.lambda !== null) return null;
  const [target, pattern, replacement, flags, ...others] = argumentsOf(node);
  const [text, lowered] = args;
  if (target === undefined || pattern === undefined || replacement === undefined || others.length > 0) return null;
  if (
    text === undefined ||
    lowered === undefined ||
    text.type === 'SpreadElement' ||
    !hasOnly(context.typeOf(target), Kind.string)
  )
    return null;
  const replaced = literalText(unwrap(replacement));
  if (replaced === null || replaced.includes(NAMED_REFERENCE)) return null;
  if (flags !== undefined && literalText(unwrap(flags)) !== 'G') return null;
  const regexp = unwrap(pattern).type === 'LiteralRegularExpression' ? lowered : patternOf(pattern, context);
  if (regexp === null) return null;
  const parts = [regexp, b.literal(replaced), ...(flags === undefined ? [] : [b.literal('G')])];
  const { name } = module.constant('substitute', b.pureCall(module.imported('runtime', 'substitution'), parts));
  const functor = functorOf(node);
  return b.call(b.identifier(name, functor.start, module.textOf(functor)), [text]);
}

/** The Regexp of the pattern in a literal text. */
function patternOf(node: Expression, context: LoweringContext): ESTree.Expression | null {
  const pattern = literalText(unwrap(node));
  if (pattern === null) return null;
  try {
    const { callee, args } = regexpOf(pattern, context.module);
    return b.call(callee, args);
  } catch (error) {
    if (error instanceof RegExpError) return null;
    throw error;
  }
}
