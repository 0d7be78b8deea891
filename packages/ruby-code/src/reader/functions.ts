import { argumentsOf, INJECTED_PARAMETERS, isFunctionCreation, methodsIn } from '@pptjs/erb/parser';
import {
  BlockNode,
  CallNode,
  DefNode,
  MultiTargetNode,
  type Node,
  type ParametersNode,
  RequiredParameterNode,
  RestParameterNode,
  StringNode,
} from '@ruby/prism/src/nodes.js';
import type { DispatchData, FunctionData, ParameterData } from '../json.js';
import { type DescribedClass, type InertCode, type Place } from './inert-code.js';
import { constantPath, statementsOf, textOf } from './literals.js';
import { uncertain } from './uncertain.js';

const BASES: ReadonlySet<string> = new Set(['Puppet::Functions::Function', 'Puppet::Functions::InternalFunction']);

const DESCRIBED: DescribedClass = {
  own: new Set(
    `allocate any_signature argument_mismatch dispatch dispatcher dispatches instance_method local_type_texts local_types
    mismatches own_call?`.split(/\s+/),
  ),
  ofInstances: new Set(['initialize']),
};

const KINDS: ReadonlyMap<string, ParameterData['kind']> = new Map([
  ['param', 'required'],
  ['required_param', 'required'],
  ['optional_param', 'optional'],
  ['repeated_param', 'repeated'],
  ['optional_repeated_param', 'repeated'],
  ['required_repeated_param', 'required_repeated'],
]);
const BLOCK_KINDS: ReadonlyMap<string, ParameterData['kind']> = new Map([
  ['block_param', 'required'],
  ['required_block_param', 'required'],
  ['optional_block_param', 'optional'],
]);

/** Reads the description of a function from the statements of its file. @throws {Uncertain} if they do not show it */
export function readFunctionFile(
  statements: readonly Node[],
  name: string,
  inert: InertCode,
  place: Place,
): FunctionData {
  let found: FunctionData | undefined;
  for (const statement of statements) {
    if (!isFunctionCreation(statement)) inert.check(statement, place);
    else if (found !== undefined) uncertain('several functions', statement);
    else found = readCreation(statement, name, inert, place);
  }
  const last = statements.at(-1);
  if (found === undefined || last === undefined || !isFunctionCreation(last))
    return uncertain('no function at the end', last);
  return found;
}

function readCreation(call: CallNode, name: string, inert: InertCode, { file }: Place): FunctionData {
  const [first, base, ...more] = argumentsOf(call);
  if (first === undefined || more.length > 0 || textOf(first) !== name) return uncertain('another function', call);
  if (base !== undefined && !BASES.has(constantPath(base) ?? '')) uncertain('another base class', base);
  const body = blockBody(call);
  const place: Place = { file, namespace: [], described: DESCRIBED };
  const dispatches: DispatchData[] = [];
  const mismatches: DispatchData[] = [];
  const types: string[] = [];
  const methods = new Map<string, DefNode>();
  for (const statement of body) {
    const kind = statement instanceof CallNode && statement.receiver === null ? statement.name : undefined;
    if (kind === 'dispatch') dispatches.push(readDispatch(statement as CallNode));
    else if (kind === 'argument_mismatch') mismatches.push(readDispatch(statement as CallNode));
    else if (kind === 'local_types') types.push(...readLocalTypes(statement as CallNode));
    else inert.check(statement, place);
    for (const method of methodsIn(statement)) methods.set(method.name, method);
  }
  return {
    dispatches: dispatches.length > 0 ? dispatches : [implicitDispatch(name, methods)],
    mismatches,
    types,
    ownCall: methods.has('call'),
  };
}

/** The statements of a call's block, which has no parameters. */
export function blockBody({ block, ...call }: CallNode): readonly Node[] {
  if (!(block instanceof BlockNode) || block.parameters !== null)
    return uncertain(`${call.name} without a simple block`);
  return statementsOf(block.body);
}

function argumentTexts(call: CallNode): readonly string[] {
  return argumentsOf(call).map(textOf);
}

function readDispatch(call: CallNode): DispatchData {
  const [method, ...more] = argumentTexts(call);
  if (method === undefined || more.length > 0) return uncertain('dispatch with other arguments', call);
  const parameters: ParameterData[] = [];
  let block: ParameterData | null = null;
  let returns: string | null = null;
  for (const statement of blockBody(call)) {
    if (!(statement instanceof CallNode) || statement.receiver !== null || statement.block !== null)
      return uncertain('a statement in a dispatch', statement);
    const args = argumentTexts(statement);
    const kind = KINDS.get(statement.name);
    const blockKind = BLOCK_KINDS.get(statement.name);
    if (block !== null && (kind ?? blockKind) !== undefined) uncertain('a parameter after the block', statement);
    if (kind !== undefined) parameters.push(nextParameter(parameters.at(-1), kind, args, statement));
    else if (blockKind !== undefined) block = blockParameter(blockKind, args, statement);
    else if (statement.name === 'return_type' && args.length === 1) [returns = null] = args;
    else if (!INJECTED_PARAMETERS.has(statement.name) || args.length > 0)
      uncertain('a statement in a dispatch', statement);
  }
  return { method, parameters, block, returns };
}

/** Reads a parameter that may follow another one. */
function nextParameter(
  previous: ParameterData | undefined,
  kind: ParameterData['kind'],
  [type, name, ...more]: readonly string[],
  node: CallNode,
): ParameterData {
  if (type === undefined || name === undefined || more.length > 0) return uncertain('a parameter', node);
  if (argumentsOf(node)[1] instanceof StringNode) return uncertain('a name that is no symbol', node);
  const followsOptional = previous?.kind === 'optional' && kind.startsWith('required');
  if (previous?.kind.includes('repeated') === true || followsOptional)
    return uncertain('the order of parameters', node);
  return { kind, type, name };
}

function blockParameter(kind: ParameterData['kind'], args: readonly string[], node: CallNode): ParameterData {
  const isNamedByString = argumentsOf(node).at(-1) instanceof StringNode;
  if (args.length > 2 || isNamedByString) return uncertain('a block parameter', node);
  const [type, name] = args.length === 2 ? args : ['Callable', args[0]];
  return { kind, type: type ?? 'Callable', name: name ?? 'block' };
}

function readLocalTypes(call: CallNode): readonly string[] {
  return blockBody(call).map((statement) => {
    const isType = statement instanceof CallNode && statement.receiver === null && statement.name === 'type';
    const [text, ...more] = isType ? argumentTexts(statement) : [];
    return text === undefined || more.length > 0 ? uncertain('a local type', statement) : text;
  });
}

/** The dispatch of a function without a `dispatch` statement: see `implicit` in packages/ruby/ruby-lib/pptjs/functions.rb. */
function implicitDispatch(name: string, methods: ReadonlyMap<string, DefNode>): DispatchData {
  const method = name.split('::').at(-1) ?? name;
  const { parameters } = methods.get(method) ?? uncertain('no method for a dispatch');
  if (parameters?.block) return uncertain('a block without a dispatch', parameters.block);
  return {
    method,
    parameters: parameters === null ? [] : implicitParameters(parameters),
    block: null,
    returns: null,
  };
}

function implicitParameters({
  requireds,
  optionals,
  rest,
  posts,
  keywords,
  keywordRest,
}: ParametersNode): ParameterData[] {
  if (keywords.length > 0 || keywordRest !== null) return uncertain('keyword parameters');
  const any = (kind: ParameterData['kind'], name: string): ParameterData => ({ kind, type: 'Any', name });
  const required = (node: Node): ParameterData =>
    any(
      'required',
      node instanceof RequiredParameterNode
        ? node.name
        : node instanceof MultiTargetNode
          ? 'x'
          : uncertain('a parameter', node),
    );
  return [
    ...requireds.map(required),
    ...optionals.map((node) => any('optional', nameOf(node as { name: string | null }))),
    ...(rest === null
      ? []
      : [any('repeated', rest instanceof RestParameterNode ? nameOf(rest) : uncertain('a parameter', rest))]),
    ...posts.map(required),
  ];
}

function nameOf({ name }: { readonly name: string | null }): string {
  return name ?? uncertain('a parameter without a name');
}
