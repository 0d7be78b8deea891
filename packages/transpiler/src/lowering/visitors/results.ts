import type * as ESTree from 'estree';
import type { Expression } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import type { Body } from '../body.js';
import { surelyInstance } from '../type-tests.js';

/** How a function or lambda with a return type gives a value: quickly tested where that is possible, else checked. */
export function checkedResult(returnType: Expression, callable: ESTree.Identifier, body: Body): (value: ESTree.Expression) => ESTree.Expression {
  const check = (value: ESTree.Expression): ESTree.Expression => body.module.call('checkReturn', [callable, value]);
  const probe = surelyInstance(returnType, b.identifier('result'));
  if (probe === true) return (value) => value;
  if (probe === null) return check;
  return (value) => {
    if (value.type === 'Literal') return check(value);
    if (value.type === 'Identifier') return b.conditional(surelyInstance(returnType, unmapped(value)) as ESTree.Expression, value, check(unmapped(value)));
    const result = body.temporaryAhead('result');
    const first = surelyInstance(returnType, result) as ESTree.Expression;
    return b.conditional(b.sequence([b.assign(result, value), first]), result, check(result));
  };
}

function unmapped({ name }: ESTree.Identifier): ESTree.Identifier {
  return b.identifier(name);
}
