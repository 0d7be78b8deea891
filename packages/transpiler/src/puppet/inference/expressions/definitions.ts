/** Definitions, and blocks and templates with parameters. */
import { ANY, builtinTypeNames, EnumType, type PuppetType, STRING, UNDEF } from '@pptjs/runtime/lattice';
import type { Severity } from '../../../diagnostics/index.js';
import { descendantsOf, forEachChild } from '../../ast/children.js';
import type {
  EppExpression,
  Expression,
  FunctionDefinition,
  HostClassDefinition,
  LambdaExpression,
  Node,
  NodeDefinition,
  Parameter,
  PlanDefinition,
  ResourceTypeDefinition,
  TypeAlias,
} from '../../ast/nodes.js';
import { calledName, literalText, resultsOf } from '../../ast/shapes.js';
import { variableType } from '../definitions/file-definitions.js';
import { nameOf } from '../definitions/names.js';
import {
  acceptedByContainer,
  areDisjoint,
  areDisjointUnlessEmpty,
  intersect,
  isNever,
  NEVER,
  unionOf,
} from '../lattice/index.js';
import { closureOf } from '../types/closure.js';
import { describeType, expectedType } from '../types/describe-type.js';
import { forgetMatch } from '../walk/match-variables.js';
import { FlowState } from '../walk/state.js';
import { newFrame, type Walk } from '../walk/walk.js';
import { isKnownUndef } from './call-check.js';
import { checkClassName } from './resources.js';

/** Sets the variables of parameters, after their defaults have been evaluated. */
function setParameters(parameters: readonly Parameter[], args: readonly PuppetType[] | null, walk: Walk): void {
  const declared = walk.definitions.parametersOf(parameters);
  for (const [index, parameter] of parameters.entries()) {
    if (parameter.typeExpr !== null) walk.infer(parameter.typeExpr);
    const defaultType = parameter.value === null ? null : inferDefault(parameter.value, walk);
    const type = acceptedType(variableType(declared[index]!), walk);
    const given = parameter.capturesRest && defaultType !== null ? undefined : args?.[index];
    // A missing argument has the default if the arguments are known.
    const assigned = given ?? (args === null || parameter.capturesRest ? null : defaultType);
    const known = assigned === null ? type : intersect(assigned, type);
    // A call of the block fails if no value of the argument fits.
    if (given !== undefined && !parameter.capturesRest && !isNever(given) && areDisjoint(given, type)) {
      const actual = describeType(given);
      walk.report(
        'TYPE_BLOCK_PARAMETER',
        { parameter: parameter.name, expected: expectedType(type), actual },
        parameter,
      );
    }
    const variable = isNever(known) ? type : known;
    if (defaultType !== null && !parameter.capturesRest && !isNever(defaultType) && areDisjoint(defaultType, type)) {
      const actual = describeType(defaultType);
      walk.report('TYPE_DEFAULT', { parameter: parameter.name, actual, expected: expectedType(type) }, parameter);
    }
    walk.record(parameter, variable);
    walk.assign(parameter.name, variable);
  }
}

/** Reports a parameter without a default after one with a default. A function that is never called is no error. */
function checkOrder(parameters: readonly Parameter[], walk: Walk, severity?: 'warning'): void {
  const first = parameters.findIndex(({ value }) => value !== null);
  const wrong = parameters.find(
    ({ value, capturesRest }, i) => first >= 0 && i > first && value === null && !capturesRest,
  );
  if (wrong !== undefined) walk.report('TYPE_PARAMETER_ORDER', { parameter: wrong.name }, wrong, severity);
}

/** Returns the type of the values that Puppet accepts for a parameter. */
function acceptedType(type: PuppetType, { frame, includesDeferred }: Walk): PuppetType {
  const isContainer = frame.kind === 'class' || frame.kind === 'define';
  if (isContainer && includesDeferred) return ANY;
  return isContainer ? acceptedByContainer(type) : type;
}

/**
 * A default is only evaluated for a missing argument. The code after it is evaluated even if the default fails:
 * `String $path = fail('A path is required')`.
 */
function inferDefault(value: Expression, walk: Walk): PuppetType {
  const given = walk.state.copy();
  const type = walk.infer(value);
  walk.state = given;
  return type;
}

/** Returns the type of a block's result. Code outside of the block does not see the variables of the block. */
export function evaluateBlock(lambda: LambdaExpression, args: readonly PuppetType[] | null, walk: Walk): PuppetType {
  const frame = newFrame('lambda', walk.frame);
  const state = walk.state.copy();
  return walk.within(frame, state, () => {
    forgetMatch(walk.state);
    // The values for a template have names, so their order does not matter.
    if (lambda.body?.type !== 'EppExpression') checkOrder(lambda.parameters, walk);
    setParameters(lambda.parameters, args, walk);
    if (lambda.returnType !== null) walk.infer(lambda.returnType);
    const value = lambda.body === null ? ANY : walk.infer(lambda.body);
    const declared = lambda.returnType === null ? null : walk.definitions.readType(lambda.returnType);
    // Puppet does not check the values of `next()`.
    const last = declared === null ? value : intersect(value, declared);
    return unionOf([last, ...frame.results]);
  });
}

/**
 * Evaluates a block of one condition. Other blocks accept all arguments, and so do conditions with blocks: the nested blocks
 * would be evaluated again at each level.
 */
export function acceptedByBlock(
  lambda: LambdaExpression,
  args: readonly PuppetType[],
  walk: Walk,
): readonly PuppetType[] {
  const condition = onlyStatement(lambda.body);
  if (condition === null || lambda.returnType !== null || lambda.parameters.length !== args.length) return args;
  for (const node of descendantsOf(condition))
    if (node.type === 'LambdaExpression' || JUMPS.has(calledName(node) ?? '')) return args;
  return walk.within(newFrame('lambda', walk.frame), walk.state.copy(), () =>
    walk.findings.silently(() => {
      forgetMatch(walk.state);
      setParameters(lambda.parameters, args, walk);
      const { whenTrue } = walk.condition(condition);
      return whenTrue.isReachable ? args.map((arg, i) => whenTrue.get(lambda.parameters[i]!.name) ?? arg) : args;
    }),
  );
}

/** The functions that end a block before its last statement, and the one that calls others by their names. */
const JUMPS: ReadonlySet<string> = new Set(['break', 'call', 'next', 'return']);

function onlyStatement(body: Expression | null): Expression | null {
  if (body?.type !== 'BlockExpression') return body;
  const [statement = null, ...others] = body.statements;
  return others.length === 0 ? statement : null;
}

/** Returns the type of the results of a function of this file. The first call infers it. */
export function functionResult(node: FunctionDefinition | PlanDefinition, walk: Walk): PuppetType {
  return walk.definitions.results.get(node) ?? inferFunction(node, walk);
}

function inferFunction(node: FunctionDefinition | PlanDefinition, walk: Walk): PuppetType {
  const { definitions, findings } = walk;
  const { results } = definitions;
  // A function that calls itself, also in the default of a parameter, has the declared type here, or any type.
  const declared = definitions.declaredResult(node);
  results.set(node, declared);
  if (declared === ANY && node.type === 'FunctionDefinition' && !results.isAssuming && definitions.isRecursive(node)) {
    const step = (assumed: PuppetType): PuppetType =>
      results.assuming(node, assumed, () => findings.silently(() => evaluateFunction(node, walk)));
    results.set(node, closureOf(NEVER, step));
  }
  const type = evaluateFunction(node, walk);
  results.set(node, type);
  if (findings.isCertain) results.setReported(node);
  return type;
}

/** Evaluates a function with parameters of their declared types. Returns the type of its results. */
function evaluateFunction(node: FunctionDefinition | PlanDefinition, walk: Walk): PuppetType {
  const frame = newFrame('function', null, nameOf(node));
  return walk.within(frame, new FlowState(), () => {
    checkOrder(node.parameters, walk, 'warning');
    setParameters(node.parameters, null, walk);
    const declared = node.returnType === null ? null : walk.definitions.readType(node.returnType);
    if (node.returnType !== null) walk.infer(node.returnType);
    const value = walk.infer(node.body);
    if (declared === null) return unionOf([value, ...frame.results]);
    checkResult(node, value, declared, walk);
    // Puppet does not check the values of `return()`.
    return unionOf([declared, ...frame.results]);
  });
}

/** Reports values of a function that do not have the declared type: all of them, or those of some branches. */
function checkResult(
  { name, body, returnType }: FunctionDefinition | PlanDefinition,
  value: PuppetType,
  declared: PuppetType,
  walk: Walk,
): void {
  const place = returnType ?? body;
  const expected = expectedType(declared);
  const report = (actual: PuppetType, at: Node, severity?: Severity): void =>
    walk.findings.add('TYPE_RETURN', { function: name, actual: describeType(actual), expected }, at, severity);
  if (isNever(value)) return;
  if (areDisjoint(value, declared)) return report(value, place);
  if (areDisjointUnlessEmpty(value, declared)) return report(value, place, 'warning');
  if (isKnownUndef(value, body) && areDisjoint(UNDEF, declared))
    return walk.report('TYPE_RETURN_UNDEF', { function: name, expected }, place);
  for (const result of resultsOf(body)) {
    const type = walk.recorded(result);
    // The value does not have the types of branches that are never evaluated.
    if (!isNever(type) && areDisjoint(type, declared) && !areDisjoint(type, value)) report(type, result);
  }
}

/** A call may have inferred the result already, where findings are not reported. */
export function functionDefinition(node: FunctionDefinition | PlanDefinition, walk: Walk): PuppetType {
  if (!walk.definitions.results.isReported(node)) inferFunction(node, walk);
  return ANY;
}

/** Infers the body of a class or defined type, in a frame and state of its own. */
export function container(node: HostClassDefinition | ResourceTypeDefinition, walk: Walk): PuppetType {
  const kind = node.type === 'HostClassDefinition' ? 'class' : 'define';
  const name = nameOf(node);
  if (node.type === 'HostClassDefinition' && node.parentClass !== null && node.parentClass !== 'default')
    checkClassName(node.parentClass, node, walk);
  walk.within(newFrame(kind, null, name), new FlowState(), () => {
    // A class has its own name as title, in lower case.
    const title = kind === 'class' ? new EnumType([name]) : STRING;
    walk.state.set('title', title);
    walk.state.set('name', title);
    if (walk.moduleName !== null) walk.state.set('module_name', new EnumType([walk.moduleName]));
    setParameters(node.parameters, null, walk);
    walk.infer(node.body);
    if (kind === 'class') walk.definitions.setClassVariables(name, walk.state.variables());
  });
  if (kind === 'class') walk.usage.read(node, name);
  return ANY;
}

/** Returns the name or expression by which Puppet finds a node; null if it is not constant. Case does not matter. */
function hostName(match: Expression): string | null {
  if (match.type === 'LiteralDefault') return 'default';
  if (match.type === 'LiteralRegularExpression') return `/${match.pattern}/`;
  return literalText(match)?.toLowerCase() ?? null;
}

/** Reports nodes with a name that an earlier node of the file has. */
export function nodeDefinition(node: NodeDefinition, walk: Walk): PuppetType {
  for (const match of node.hostMatches) {
    const name = hostName(match);
    if (name === null) continue;
    const first = walk.definitions.firstHost(name, match);
    if (first === match) continue;
    const line = String(walk.definitions.placeOf(first).line);
    walk.report('TYPE_DUPLICATE_RESOURCE', { resource: `Node '${name}'`, line }, match);
  }
  walk.within(newFrame('node', null), new FlowState(), () => walk.infer(node.body));
  walk.usage.read(node, '');
  return ANY;
}

/** A template: the value is its text. A template without parameters sees the variables of the code that evaluates it. */
export function template({ parametersSpecified, body }: EppExpression, walk: Walk): PuppetType {
  const frame = newFrame(parametersSpecified ? 'manifest' : 'template', null);
  return walk.within(frame, walk.state, () => (isNever(walk.infer(body)) ? ANY : STRING));
}

/** Warns about unknown names on the right side of an alias. The alias may never be used. */
export function typeAlias({ typeExpr }: TypeAlias, walk: Walk): PuppetType {
  reportUnknownTypes(typeExpr, walk);
  return ANY;
}

function reportUnknownTypes(node: Node, walk: Walk): void {
  const problem = node.type === 'AccessExpression' ? walk.definitions.typeProblem(node) : undefined;
  if (problem !== undefined) walk.report('TYPE_INVALID_TYPE', { problem }, node, 'warning');
  // The types of a type set have names of their own.
  if (
    node.type === 'AccessExpression' &&
    node.leftExpr.type === 'QualifiedReference' &&
    node.leftExpr.value === 'typeset'
  )
    return;
  if (node.type === 'QualifiedReference' && walk.definitions.types.typeNamed(node.value).kind === 'missing')
    walk.reportMissing('TYPE_UNKNOWN_TYPE', node.casedValue, node, { mayExist: true, names: builtinTypeNames() });
  forEachChild(node, (child) => reportUnknownTypes(child, walk));
}
