import type * as ESTree from 'estree';
import type { Frame } from '../../analysis/frame.js';
import type { FunctionDefinition } from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import { Body } from '../body.js';
import { statementsFor } from '../lower.js';
import type { KnownFunction, Module } from '../module.js';
import { plainName } from '../plain-name.js';
import { RETURN } from '../sink.js';
import { standing } from './definitions.js';
import { argumentCheck, describeParameters, functionParameters, lazy, reservedNames } from './parameters.js';
import { checkedResult } from './results.js';

/** `function name(…) { … }` becomes a JavaScript function, and a constant that describes it. */
export function defineFunction({ node, body: name, definition }: KnownFunction, module: Module): ESTree.Statement[] {
  const fields: [string, ESTree.Expression][] = [['parameters', describeParameters(node.parameters, module)]];
  if (node.returnType !== null) fields.push(['returns', lazy(node.returnType, module)]);
  fields.push(...standing(node, module));
  const described = b.pureCall(module.imported('runtime', 'puppetFunction'), [
    b.literal(plainName(node.name)),
    b.object(fields),
    b.identifier(name),
  ]);
  return [
    javascriptFunction(node, name, b.identifier(definition), module),
    b.declare('const', b.identifier(definition), described),
  ];
}

function javascriptFunction(
  node: FunctionDefinition,
  name: string,
  definition: ESTree.Identifier,
  module: Module,
): ESTree.FunctionDeclaration {
  const body = new Body(module, module.analysis.frames.get(node) as Frame);
  body.callable = plainName(node.name);
  const out: ESTree.Statement[] = reservedNames(node.parameters, body);
  const parameters = functionParameters(node.parameters, body, out);
  out.push(...argumentCheck(node.parameters, body, (values) => module.call('checkArguments', [definition, ...values])));
  if (node.returnType !== null) body.result = checkedResult(node.returnType, definition, body);
  out.push(...statementsFor(node.body, body, RETURN));
  return b.functionDeclaration(b.identifier(name, node.nameStart, node.name), parameters, body.finish(out));
}
