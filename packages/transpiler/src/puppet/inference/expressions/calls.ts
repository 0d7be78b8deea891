/** Calls of functions and of types. */
import * as functions from '@pptjs/runtime/functions';
import { type BuiltinDescription, constructorOf, type Signature } from '@pptjs/runtime/internal';
import { ANY, ObjectType, type PuppetType, UNDEF } from '@pptjs/runtime/lattice';
import { descendantsOf } from '../../ast/children.js';
import type { CallNamedFunctionExpression, Expression, LambdaExpression } from '../../ast/nodes.js';
import { argumentsOf, type Call, calledName } from '../../ast/shapes.js';
import { propertiesOf } from '../../builtins.js';
import { plainName } from '../definitions/names.js';
import { type Overload, overloadOf, overloadOfFunction } from '../definitions/overloads.js';
import type { KnownFunction } from '../definitions/world.js';
import {
  builtinResults,
  constantProblem,
  created,
  denotedType,
  InferredCall,
  legacyText,
  moduleResults,
  uncheckedSignatures,
} from '../functions/index.js';
import { areDisjoint, canBe, isNever, isOnly, Kind, type Kinds, membersOf, NEVER, unionOf } from '../lattice/index.js';
import { onlyString } from '../types/only-value.js';
import { ownerOf, type Walk } from '../walk/walk.js';
import { failsBuiltinCheck } from './builtin-checks.js';
import { type CheckedCall, checkCall, resultOfOverloads } from './call-check.js';
import { checkCreatedResources } from './created-resources.js';
import { functionResult } from './definitions.js';
import { jump } from './jumps.js';
import { inferElements, type ListPart } from './literals.js';

const builtins: ReadonlyMap<string, BuiltinDescription> = new Map(
  Object.values<BuiltinDescription>(functions).map((each) => [each.puppetName, each]),
);

/** The type of the result of a call. Reports unknown functions and arguments that the function rejects. */
export function call(node: Call, walk: Walk): PuppetType {
  const nodes = argumentsOf(node);
  const name = calledName(node);
  if (name === null && node.type === 'CallNamedFunctionExpression') return construct(node, walk);
  const parts = inferElements(nodes, walk);
  if (parts === null || name === null) {
    if (node.lambda !== null) walk.block(node.lambda, null);
    return parts === null ? NEVER : ANY;
  }
  return callNamed(node, name, nodes, parts, walk);
}

/** `Integer('3')`: the constructor of a type. */
function construct(node: CallNamedFunctionExpression, walk: Walk): PuppetType {
  const type = walk.infer(node.functorExpr);
  const parts = inferElements(node.arguments, walk);
  if (parts === null || isNever(type)) {
    if (node.lambda !== null) walk.block(node.lambda, null);
    return NEVER;
  }
  const isExact = parts.every(({ count }) => count === 1);
  const args = parts.map((part) => part.type);
  if (isExact) {
    const nodes = [node.functorExpr, ...node.arguments];
    const checked = { name: 'new', args: [type, ...args], nodes, node, isExact, lambda: null };
    if (failsWithValues(checked, walk) || failsToCreate(checked, walk)) return walk.fails(node);
  }
  const result = isExact ? created(denotedType(type), args) : ANY;
  return node.lambda === null ? result : walk.block(node.lambda, [result]);
}

function callNamed(
  node: Call,
  written: string,
  nodes: readonly Expression[],
  parts: readonly ListPart[],
  walk: Walk,
): PuppetType {
  const name = plainName(written);
  const called = name === 'call' && !containsReturn(node.lambda) ? calledByName(parts) : null;
  if (called !== null) return callNamed(node, called, nodes.slice(1), parts.slice(1), walk);
  const unfolded = parts.findIndex(({ count }) => count === null);
  const isExact = unfolded < 0;
  const args = (isExact ? parts : parts.slice(0, unfolded)).map(({ type }) => type);
  const checked: CheckedCall = { name, args, nodes, isExact, lambda: node.lambda, node };
  const inferred = new InferredCall(args, nodes, node.lambda, walk);
  const result = attributeType(checked) ?? resultOf(checked, inferred, walk);
  if (node.lambda !== null && !inferred.isBlockDone) inferred.block(null);
  return result;
}

/** Whether a block may execute `return()`, whose value `call('name', …)` then returns. */
function containsReturn(lambda: LambdaExpression | null): boolean {
  if (lambda === null) return false;
  for (const node of descendantsOf(lambda)) if (calledName(node) === 'return') return true;
  return false;
}

/** Returns the function that `call('name', …)` calls; null if it is not known. Jumps leave the code around this call. */
function calledByName([name]: readonly ListPart[]): string | null {
  const called = name?.count === 1 ? onlyString(name.type) : null;
  return called === null || propertiesOf(plainName(called)).neverReturns ? null : called;
}

function resultOf(checked: CheckedCall, call: InferredCall, walk: Walk): PuppetType {
  const { name } = checked;
  const own = walk.definitions.functions.get(name);
  if (own !== undefined) {
    walk.usage.followFunction(checked.node, name, ownerOf(walk.frame));
    const declared = walk.definitions.signatureOf(own);
    const rejected = rejection({ ...checked, declared }, [overloadOfFunction(declared)], walk);
    const type = functionResult(own, walk);
    return rejected ?? type;
  }
  const builtin = builtins.get(name);
  if (builtin !== undefined) return builtinResult(builtin, checked, call, walk);
  return worldResult(walk.definitions.world.findFunction(name), checked, call, walk);
}

function builtinResult(
  { signatures }: BuiltinDescription,
  checked: CheckedCall,
  call: InferredCall,
  walk: Walk,
): PuppetType {
  const { name, node, isExact } = checked;
  const rejected = rejection(withTexts(checked), overloadsOf(name, signatures), walk);
  if (rejected !== null) return rejected;
  if (failsBuiltinCheck(checked, call, walk)) return walk.fails(node);
  if (propertiesOf(name).neverReturns) return jump(name, call.args[0] ?? UNDEF, node, walk);
  if (isExact && ((call.lambda === null && failsWithValues(checked, walk)) || failsToCreate(checked, walk)))
    return walk.fails(node);
  const result = builtinResults.get(name);
  return result === undefined || !isExact ? ANY : result(call);
}

function worldResult(
  found: KnownFunction | null | undefined,
  checked: CheckedCall,
  call: InferredCall,
  walk: Walk,
): PuppetType {
  const { name, node, isExact } = checked;
  if (!found) walk.usage.addFunction(name, ownerOf(walk.frame));
  if (found === null) {
    const members = memberNames(checked);
    if (isMemberCall(checked) && members?.has(name) !== false) return ANY;
    return walk.reportMissing('TYPE_UNKNOWN_FUNCTION', name, node, {
      mayExist: canCallMember(checked),
      names: [...builtins.keys(), ...(members ?? [])],
    });
  }
  switch (found?.kind) {
    case 'puppet':
      walk.usage.followFunction(node, name, ownerOf(walk.frame));
      return rejection({ ...checked, declared: found }, [overloadOfFunction(found)], walk) ?? found.returns;
    case 'described': {
      const overloads = walk.definitions.overloadsOf(found);
      const described = { ...checked, declared: found };
      return rejection(described, overloads, walk) ?? resultOfOverloads(described, overloads, walk);
    }
    case 'native': {
      const overloads = found.isBuiltin ? overloadsOf(name, found.signatures) : found.signatures.map(overloadOf);
      const rejected = rejection({ ...withTexts(checked), isOfModule: true }, overloads, walk);
      if (rejected !== null) return rejected;
      if (found.isBuiltin) checkCreatedResources(name, call, walk);
      const result = found.isBuiltin ? moduleResults.get(name) : undefined;
      return result === undefined || !isExact ? ANY : result(call);
    }
    default:
      return ANY;
  }
}

/** The kinds of values with members: attributes and functions. */
const MEMBER_KINDS: Kinds = Kind.object | Kind.uri | Kind.other;

/** Whether a call may be one of a member of its receiver (`$error.msg`), whatever function has the name. */
function canCallMember({ node, args: [receiver] }: CheckedCall): boolean {
  return node.type === 'CallMethodExpression' && receiver !== undefined && canBe(receiver, MEMBER_KINDS);
}

/**
 * Returns the type of an attribute: `$error.msg`, whatever function has the name. Undefined for other members and calls.
 * Derived attributes and functions have a value that Puppet does not check.
 */
function attributeType({ node, name, args: [receiver, ...others] }: CheckedCall): PuppetType | undefined {
  if (node.type !== 'CallMethodExpression' || node.lambda !== null || receiver === undefined || others.length > 0)
    return undefined;
  const types: PuppetType[] = [];
  for (const member of membersOf(receiver)) {
    const attribute = member instanceof ObjectType ? member.allAttributes().get(name) : undefined;
    if (attribute === undefined || (attribute.kind !== null && attribute.kind !== 'constant')) return undefined;
    types.push(attribute.type);
  }
  return types.length === 0 ? undefined : unionOf(types);
}

/**
 * Returns the names of the members that the declared types of the receiver have. A type that inherits from one of them may
 * have others. Undefined if the receiver may have other types.
 */
function memberNames({ node, args: [receiver = ANY] }: CheckedCall): ReadonlySet<string> | undefined {
  if (node.type !== 'CallMethodExpression') return undefined;
  const names = new Set<string>();
  for (const type of membersOf(receiver)) {
    if (!(type instanceof ObjectType) || type.isDefault) return undefined;
    for (const name of [...type.allAttributes().keys(), ...type.allFunctions().keys()]) names.add(name);
  }
  return names;
}

/** Whether all values of the receiver have members: attributes and functions. */
function isMemberCall(checked: CheckedCall): boolean {
  return canCallMember(checked) && isOnly(checked.args[0] ?? ANY, MEMBER_KINDS);
}

/** Checks a call of a function. Returns the type of the call if the function cannot accept it; null if it may. */
function rejection(checked: CheckedCall, overloads: readonly Overload[], walk: Walk): PuppetType | null {
  if (isMemberCall(checked)) return walk.findings.silently(() => checkCall(checked, overloads, walk)) ? null : ANY;
  return checkCall(checked, overloads, walk) ? null : walk.fails(checked.node);
}

/** Returns a call of a function that checks its arguments itself with the texts that it gets in place of some values. */
function withTexts(checked: CheckedCall): CheckedCall {
  return uncheckedSignatures.has(checked.name) ? { ...checked, args: checked.args.map(legacyText) } : checked;
}

function overloadsOf(name: string, signatures: readonly Signature[]): readonly Overload[] {
  return uncheckedSignatures.get(name) ?? signatures.map(overloadOf);
}

/** The functions that create an instance of a type, with the position of the type among their arguments. */
const CONSTRUCTING: ReadonlyMap<string, number> = new Map([
  ['convert_to', 1],
  ['new', 0],
]);

/** Reports values from which no instance of a built-in type can be created. */
function failsToCreate({ name, args, nodes, node }: CheckedCall, walk: Walk): boolean {
  const typeAt = CONSTRUCTING.get(name);
  const typeNode = typeAt === undefined ? undefined : nodes[typeAt];
  const type = typeNode && walk.definitions.readType(typeNode);
  if (!type || type.resolved() instanceof ObjectType) return false;
  const constructor = constructorOf(type.resolved());
  const values = args.toSpliced(typeAt!, 1);
  // A value that is an instance already is returned.
  if (constructor === null || (values.length === 1 && !areDisjoint(values[0]!, type))) return false;
  const checked: CheckedCall = {
    name: constructor.puppetName,
    args: values,
    nodes: nodes.toSpliced(typeAt!, 1),
    isExact: true,
    lambda: null,
    node,
  };
  return !checkCall(checked, constructor.signatures.map(overloadOf), walk);
}

/** Reports a call with constant arguments that fails. */
function failsWithValues(
  { name, args, nodes, node }: Pick<CheckedCall, 'name' | 'args' | 'nodes' | 'node'>,
  walk: Walk,
): boolean {
  const problem = constantProblem(name, args, nodes, walk.definitions.types);
  if (problem === undefined) return false;
  const { text, isCertain } = problem;
  walk.report('TYPE_VALUE', { problem: text }, node, isCertain ? 'error' : 'warning');
  return isCertain;
}
