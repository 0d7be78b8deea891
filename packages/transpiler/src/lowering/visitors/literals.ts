import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import { translated } from '../../regexp/translated.js';
import type { Body } from '../body.js';
import type { LowerExpression } from '../lower.js';

/** Numbers, strings, booleans, undef, default, regular expressions, bare words. */

export const LiteralInteger: LowerExpression<'LiteralInteger'> = ({ value }) => b.number(value);

export const LiteralFloat: LowerExpression<'LiteralFloat'> = ({ value }, { module }) => float(value, module);

export const LiteralString: LowerExpression<'LiteralString'> = ({ value }) => text(value);

export const QualifiedName: LowerExpression<'QualifiedName'> = ({ value }) => text(value);

/** The parser lets reserved words through where they are names. */
export const ReservedWord: LowerExpression<'ReservedWord'> = ({ word }) => text(word);

export const LiteralBoolean: LowerExpression<'LiteralBoolean'> = ({ value }) => b.literal(value);

export const LiteralUndef: LowerExpression<'LiteralUndef'> = () => b.literal(null);

export const Nop: LowerExpression<'Nop'> = () => b.literal(null);

export const LiteralDefault: LowerExpression<'LiteralDefault'> = (_, { module }) =>
  module.imported('runtime', 'DEFAULT');

/** Translated here; what may run often gets it from a constant of the module. */
export const LiteralRegularExpression: LowerExpression<'LiteralRegularExpression'> = ({ pattern }, body) => {
  const { module } = body;
  const { pattern: source, flags, emulation } = translated(pattern);
  // `source` has slashes and line ends escaped, as a literal needs them.
  let compiled: ESTree.Expression = b.regexp(new RegExp(source, flags).source, flags);
  if (emulation !== undefined) compiled = module.call('emulated', [compiled, data(emulation)]);
  const helper = module.imported('runtime', 'regexp');
  const args = [b.literal(pattern), compiled];
  return body.repeats ? module.constant('pattern', b.pureCall(helper, args)) : b.call(helper, args);
};

export function float(value: number, module: Body['module']): ESTree.Expression {
  return b.construct(module.imported('runtime', 'Float'), [
    Object.is(value, -0) || value < 0 ? b.unary('-', b.literal(-value)) : b.literal(value),
  ]);
}

/** Long text stands in a template literal, so that its lines are lines. */
export function text(value: string): ESTree.Expression {
  return value.includes('\n') && value.split('\n', 4).length > 3 ? b.template([value], []) : b.literal(value);
}

/** Plain data of fixed names as JavaScript. */
function data(value: unknown): ESTree.Expression {
  if (Array.isArray(value)) return b.array(value.map(data));
  if (typeof value === 'object' && value !== null)
    return b.object(Object.entries(value).map(([name, element]) => [name, data(element)] as const));
  return b.literal(value as string | number | boolean | null);
}
