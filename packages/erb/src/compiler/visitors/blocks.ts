import { build as b } from '@pptjs/transpiler/dialect';
import {
  BlockArgumentNode,
  BlockNode,
  BlockParametersNode,
  ImplicitRestNode,
  LocalVariableReadNode,
  MultiTargetNode,
  type Node,
  NumberedParametersNode,
  OptionalParameterNode,
  type ParametersNode,
  RequiredParameterNode,
  RestParameterNode,
  SymbolNode,
} from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import type { Lowering } from '../lowering.js';
import { reject } from '../rejection.js';
import { stringOf } from './literals.js';

/** The methods that ignore the value of their block. */
const IGNORES_VALUE = new Set(
  'each each_pair each_with_index each_index each_key each_value reverse_each times upto downto step each_char each_line each_slice each_with_object tap'.split(
    ' ',
  ),
);

/** The value of `&block`; undefined for `&:name`. */
export function passedValue(node: BlockArgumentNode, lowering: Lowering): ESTree.Expression | undefined {
  if (node.expression === null) return lowering.methodBlock(node);
  return node.expression instanceof LocalVariableReadNode && !lowering.isTemplate
    ? lowering.expression(node.expression)
    : undefined;
}

/** The block of a call as a JavaScript function. */
export function blockOf(block: Node, method: string, lowering: Lowering): ESTree.Expression {
  if (block instanceof BlockArgumentNode) {
    if (!(block.expression instanceof SymbolNode)) return reject(block, 'a block that is an expression');
    return lowering.helper('symbolBlock', lowering.method(stringOf(block.expression)));
  }
  if (!(block instanceof BlockNode)) return reject(block, 'a block');
  return lowering.inBlock(false, () =>
    block.parameters instanceof NumberedParametersNode
      ? numbered(block, method, lowering)
      : named(block, method, lowering),
  );
}

/** A block with the parameters `_1`, `_2`, … */
function numbered(block: BlockNode, method: string, lowering: Lowering): ESTree.Expression {
  const maximum = block.parameters instanceof NumberedParametersNode ? block.parameters.maximum : 0;
  const names = Array.from({ length: maximum }, (_, index) => `_${index + 1}`);
  return blockFunction(block, method, lowering, {
    names,
    isSpread: maximum > 1,
    lower: () => ({ params: names.map((name) => parameter(block, name, lowering)), statements: [] }),
  });
}

function named(block: BlockNode, method: string, lowering: Lowering): ESTree.Expression {
  if (block.parameters === null) return blockFunction(block, method, lowering, NO_PARAMETERS);
  if (!(block.parameters instanceof BlockParametersNode)) return reject(block.parameters, 'parameters of a block');
  const { parameters } = block.parameters;
  if (parameters === null) return blockFunction(block, method, lowering, NO_PARAMETERS);
  const { requireds, optionals, rest, posts, keywords, keywordRest } = parameters;
  const unsupported = posts[0] ?? keywords[0] ?? keywordRest ?? parameters.block;
  if (unsupported) return reject(unsupported, 'a parameter of a block');
  const isSpread = requireds.length + optionals.length > 1 || rest !== null;
  if (rest instanceof RestParameterNode && requireds.length + optionals.length === 0)
    return reject(rest, 'a parameter of a block');
  return blockFunction(block, method, lowering, {
    names: namesOf(parameters),
    isSpread,
    lower: () => lowerParameters(parameters, lowering),
  });
}

interface LoweredParameters {
  readonly params: ESTree.Pattern[];
  /** Statements that set the variables of parameters in parentheses. */
  readonly statements: ESTree.Statement[];
}

/** The parameters of a block. */
interface BlockParameters {
  readonly names: readonly string[];
  /** Whether a single argument that is an Array is spread over the parameters. */
  readonly isSpread: boolean;
  /** Lowers the parameters in the scope of the block. */
  readonly lower: () => LoweredParameters;
}

const NO_PARAMETERS: BlockParameters = {
  names: [],
  isSpread: false,
  lower: () => ({ params: [], statements: [] }),
};

function blockFunction(
  { locals, body }: BlockNode,
  method: string,
  lowering: Lowering,
  { names: parameterNames, isSpread, lower }: BlockParameters,
): ESTree.Expression {
  const names = [...new Set([...parameterNames, ...locals])];
  const [{ params, statements }, declarations] = lowering.variables.inScope(names, parameterNames, () => {
    const { params: lowered, statements: before } = lower();
    const rest = IGNORES_VALUE.has(method) ? lowering.statements(body) : lowering.tail(body);
    return { params: lowered, statements: [...before, ...rest] };
  });
  const fn = b.arrow(params, conciseBody([...declarations, ...statements]));
  return isSpread ? lowering.helper('spread', fn) : fn;
}

function conciseBody(statements: ESTree.Statement[]): ESTree.BlockStatement | ESTree.Expression {
  const [only] = statements;
  return statements.length === 1 && only?.type === 'ReturnStatement' && only.argument
    ? only.argument
    : b.block(statements);
}

function lowerParameters({ requireds, optionals, rest }: ParametersNode, lowering: Lowering): LoweredParameters {
  const statements: ESTree.Statement[] = [];
  const params: ESTree.Pattern[] = requireds.map((node) => {
    if (node instanceof RequiredParameterNode) return parameter(node, node.name, lowering);
    if (!(node instanceof MultiTargetNode)) return reject(node, 'a parameter of a block');
    const whole = b.identifier(lowering.module.names.take('elements'));
    statements.push(b.declare('const', nestedPattern(node, lowering), lowering.helper('elementsOf', whole)));
    return whole;
  });
  for (const node of optionals) {
    if (!(node instanceof OptionalParameterNode)) return reject(node, 'a parameter of a block');
    params.push(b.withDefault(lowering.variables.local(node, node.name, 0), lowering.expression(node.value)));
  }
  if (rest instanceof RestParameterNode) {
    if (rest.name === null) params.push(b.rest(b.identifier(lowering.module.names.take('rest'))));
    else params.push(b.rest(lowering.variables.local(rest, rest.name, 0)));
  } else if (rest !== null && !(rest instanceof ImplicitRestNode)) return reject(rest, 'a parameter of a block');
  return { params, statements };
}

function parameter(node: Node, name: string, lowering: Lowering): ESTree.Pattern {
  return b.withDefault(lowering.variables.local(node, name, 0), b.literal(null));
}

function nestedPattern({ lefts, rest, rights }: MultiTargetNode, lowering: Lowering): ESTree.ArrayPattern {
  const unsupported = rest ?? rights[0];
  if (unsupported) return reject(unsupported, 'a splat in a parameter');
  return b.arrayPattern(
    lefts.map((node) => {
      if (node instanceof RequiredParameterNode) return parameter(node, node.name, lowering);
      return reject(node, 'a nested parameter');
    }),
  );
}

/** The names of all parameters. They need no declaration. */
function namesOf({ requireds, optionals, rest }: ParametersNode): string[] {
  const names = [...requireds, ...optionals].flatMap((node): string[] => {
    if (node instanceof RequiredParameterNode || node instanceof OptionalParameterNode) return [node.name];
    return node instanceof MultiTargetNode
      ? node.lefts.flatMap((left) => (left instanceof RequiredParameterNode ? [left.name] : []))
      : [];
  });
  return rest instanceof RestParameterNode && rest.name !== null ? [...names, rest.name] : names;
}
