import type * as ESTree from 'estree';
import type { Resolution } from '../../analysis/frame.js';
import type { VariableExpression as VariableNode } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import type { Body } from '../body.js';
import type { LowerExpression } from '../lower.js';

/** `$name`: a JavaScript variable where analysis resolved it, a match variable, or what the scope has. */
export const VariableExpression: LowerExpression<'VariableExpression'> = (node, body) => {
  const resolution = body.module.analysis.reads.get(node) ?? { kind: 'dynamic' };
  return resolved(resolution, node, body);
};

function resolved(resolution: Resolution, node: VariableNode, body: Body): ESTree.Expression {
  const source = body.module.textOf(node);
  switch (resolution.kind) {
    case 'local':
      return b.identifier(body.nameOf(resolution.variable), node.start, source);
    case 'uncertain': {
      const name = body.nameOf(resolution.variable);
      const isUnset = b.binary('===', b.identifier(name), b.identifier('undefined'));
      return b.conditional(isUnset, resolved(resolution.outer, node, body), b.identifier(name, node.start, source));
    }
    case 'match': {
      const record = body.record(resolution.region) ?? body.matchesAround();
      return record === null
        ? b.literal(null)
        : b.call(b.member(record, 'get', node.start, source), [b.literal(resolution.index)]);
    }
    case 'unevaluated':
      return body.module.call('unevaluatedParameter', [
        b.literal(body.callable),
        b.literal(resolution.parameter),
        b.literal(node.name),
      ]);
    case 'dynamic':
      return b.call(b.member(body.scope(), 'get', node.start, source), [b.literal(node.name)]);
  }
}
