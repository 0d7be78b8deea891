import type * as ESTree from 'estree';
import type { Frame } from '../../analysis/frame.js';
import { isLiteralType } from '../../analysis/static.js';
import type { LambdaExpression } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import { Body } from '../body.js';
import { statementsFor } from '../lower.js';
import { RETURN } from '../sink.js';
import { argumentCheck, describeParameters, functionParameters, lazy, reservedNames } from './parameters.js';
import { checkedResult } from './results.js';

/**
 * `|$x| { … }` becomes an arrow function; one with types, defaults or `*$rest` carries its signature. One that mentions
 * nothing around it is a constant of the module: the engine can put the same function in place of its calls, not one
 * that is made for each evaluation.
 */
export function lambdaExpression(node: LambdaExpression, outer: Body): ESTree.Expression {
  const { module } = outer;
  const body = new Body(module, module.analysis.frames.get(node) as Frame, outer);
  if (!needsSignature(node)) {
    const made = lambdaFunction(node, body, null);
    return body.captures ? made : module.constant(NAME, made);
  }
  const isConstant = [...node.parameters.map(({ typeExpr }) => typeExpr), node.returnType].every(
    (type) => type === null || isLiteralType(type),
  );
  const fields: [string, ESTree.Expression][] = [
    ['parameters', describeParameters(node.parameters, module, { within: outer })],
  ];
  if (node.returnType !== null) fields.push(['returns', lazy(node.returnType, module, outer)]);
  const described = b.object(fields);
  const signature = isConstant ? module.constant('signature', described) : outer.temporaryAhead('signature');
  const made = lambdaFunction(node, body, signature);
  if (!isConstant || body.captures)
    return module.call('lambda', [isConstant ? signature : b.assign(signature, described), made], node.start);
  return module.constant(NAME, b.pureCall(module.imported('runtime', 'lambda', node.start), [signature, made]));
}

/** As in the parameters of functions that take a lambda. */
const NAME = 'block';

function lambdaFunction(node: LambdaExpression, body: Body, signature: ESTree.Identifier | null): ESTree.Expression {
  const { module } = body;
  const out: ESTree.Statement[] = reservedNames(node.parameters, body);
  const parameters = functionParameters(node.parameters, body, out);
  if (signature !== null) {
    out.push(
      ...argumentCheck(node.parameters, body, (values) => module.call('checkBlockArguments', [signature, ...values])),
    );
    if (node.returnType !== null) body.result = checkedResult(node.returnType, signature, body);
  }
  out.push(...(node.body === null ? [b.returnStatement(b.literal(null))] : statementsFor(node.body, body, RETURN)));
  const [first] = out;
  if (out.length === 1 && !body.hasPrologue && first?.type === 'ReturnStatement' && first.argument)
    return b.arrow(parameters, first.argument, node.start);
  return b.arrow(parameters, b.block(body.finish(out)), node.start);
}

/** Whether there is more to the values that a lambda takes and gives than how many it takes. */
export function needsSignature({ parameters, returnType }: LambdaExpression): boolean {
  return (
    returnType !== null ||
    parameters.some(({ typeExpr, value, capturesRest }) => typeExpr !== null || value !== null || capturesRest)
  );
}
