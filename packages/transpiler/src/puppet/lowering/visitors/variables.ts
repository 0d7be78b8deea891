import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Resolution, Variable } from '../../analysis/frame.js';
import type { VariableExpression as VariableNode } from '../../ast/nodes.js';
import type { LoweringContext } from '../context.js';
import type { LowerExpression } from '../visitor.js';
import { floatOf } from './floats.js';

/** `$name`: a JavaScript variable if analysis resolved it, a match variable, or a lookup in the scope. */
export const VariableExpression: LowerExpression<'VariableExpression'> = (node, context) => {
  const resolution = context.module.analysis.reads.get(node) ?? { kind: 'dynamic' };
  const parts = context.partsOf(node);
  if (parts !== null) return parts.value(context);
  return lowerResolution(resolution, node, context);
};

/** The value of a JavaScript variable, which may contain the number of a Float. */
export function valueOf(variable: Variable, context: LoweringContext, at?: number, source?: string): ESTree.Expression {
  const name = b.identifier(context.nameOf(variable), at, source);
  return context.isNumberOfFloat(variable) ? floatOf(name, context.module) : name;
}

function lowerResolution(resolution: Resolution, node: VariableNode, context: LoweringContext): ESTree.Expression {
  const source = context.module.textOf(node);
  switch (resolution.kind) {
    case 'local':
      return valueOf(resolution.variable, context, node.start, source);
    case 'uncertain': {
      const name = context.nameOf(resolution.variable);
      const isUnset = b.binary('===', b.identifier(name), b.identifier('undefined'));
      return b.conditional(
        isUnset,
        lowerResolution(resolution.outer, node, context),
        b.identifier(name, node.start, source),
      );
    }
    case 'match': {
      const record = context.matches.readIn(resolution.region) ?? context.matches.around();
      return record === null
        ? b.literal(null)
        : b.call(b.member(record, 'get', node.start, source), [b.literal(resolution.index)]);
    }
    case 'unevaluated':
      return context.module.call('unevaluatedParameter', [
        b.literal(context.callable),
        b.literal(resolution.parameter),
        b.literal(node.name),
      ]);
    case 'dynamic':
      // A scope has properties for the variables that most programs read.
      if (node.name === 'facts' || node.name === 'trusted')
        return b.member(context.scope(), node.name, node.start, source);
      return b.call(b.member(context.scope(), 'get', node.start, source), [b.literal(node.name)]);
  }
}
