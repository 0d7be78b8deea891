import type * as ESTree from 'estree';
import type { Expression } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import type { Body } from '../body.js';
import { surelyInstance } from '../type-tests.js';

/** How a function or lambda with a return type gives a value: quickly tested where that is possible, else checked. */
export function checkedResult(returnType: Expression, callable: ESTree.Identifier, body: Body): Body['result'] {
  const check = (value: ESTree.Expression): ESTree.Expression => body.module.call('checkReturn', [callable, value]);
  const quick = (value: ESTree.Identifier): ESTree.Expression | true | null => surelyInstance(returnType, value);
  const probe = quick(b.identifier('result'));
  if (probe === true) return (value) => value;
  if (probe === null) return check;
  return (value, out) => {
    if (value.type === 'Literal') return check(value);
    // Nothing stands behind a return: one name serves them all.
    const result = b.identifier(value.type === 'Identifier' ? value.name : RESULT);
    if (value.type !== 'Identifier') out.push(b.declare('const', result, value));
    return b.conditional(quick(result) as ESTree.Expression, result, check(result));
  };
}

const RESULT = 'result';
