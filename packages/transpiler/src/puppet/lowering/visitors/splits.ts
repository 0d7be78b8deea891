/** Calls of `split` at a literal text, which need no pattern. */
import { literalOf } from '@pptjs/runtime/regexp';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression } from '../../ast/nodes.js';
import { argumentsOf, type Call, functorOf, isCall, literalText, unwrap } from '../../ast/shapes.js';
import { Kind } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
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

/** `characterIndex($text, $x)` for `$text.split('').index($x)`, which needs no list of the characters. Null for other calls. */
export function indexOfCharacter(
  node: Call,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression | null {
  const [list, character, ...others] = argumentsOf(node);
  if (!isPlainCall(node, 'index', context) || list === undefined || character === undefined || others.length > 0)
    return null;
  const text = textOfCharacters(unwrap(list), context);
  if (text === null || unwrap(character).type === 'UnfoldExpression') return null;
  return context.module.call('characterIndex', [...context.operands(text, character, out)], functorOf(node).start);
}

/** The text of which an expression lists the characters, in code that may run often; null for other expressions. */
function textOfCharacters(node: Expression, context: LoweringContext): Expression | null {
  if (!context.repeats || !isCall(node) || !isPlainCall(node, 'split', context)) return null;
  const [text, pattern, ...others] = argumentsOf(node);
  if (text === undefined || pattern === undefined || others.length > 0) return null;
  return literalText(unwrap(pattern)) === '' && hasOnly(context.typeOf(text), Kind.string) ? text : null;
}

/** Whether a call without a block calls a built-in function. */
function isPlainCall(node: Call, builtin: string, { module }: LoweringContext): boolean {
  return node.lambda === null && module.calledBuiltin(node) === builtin;
}
