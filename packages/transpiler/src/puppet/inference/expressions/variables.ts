/** Reads and assignments of variables. */
import { RESERVED_VARIABLES, stripLeadingColons } from '@pptjs/runtime/internal';
import {
  ANY,
  ArrayType,
  HashType,
  type PuppetType,
  STRING,
  StructType,
  TupleType,
  UNDEF,
} from '@pptjs/runtime/lattice';
import { didYouMean } from '@pptjs/runtime/suggestion';
import type { AssignmentExpression, Expression, LiteralList, VariableExpression } from '../../ast/nodes.js';
import { plainName } from '../definitions/names.js';
import { isNever, isOnly, Kind, membersOf, NUMBER_KINDS, unionOf } from '../lattice/index.js';
import { matchVariable } from '../walk/match-variables.js';
import { outerFrame, type Walk } from '../walk/walk.js';

/** `$0`, `$1`, … are the text of a group or undef. */
const MATCH = /^\d+$/;

/** The type of a variable in the current state. Reports a variable that certainly has no value. */
export function variable(node: VariableExpression, walk: Walk): PuppetType {
  const { name } = node;
  if (MATCH.test(name)) return matchVariable(name, walk.state);
  const { state } = walk;
  // The type of a variable of another class is in the state if a test has made it narrower.
  const known = state.get(name);
  if (known !== undefined) return known;
  if (name.includes('::')) return qualified(node, walk);
  if (state.isUncertain(name) || walk.isDefined(`$${name}`)) return ANY;
  return outer(node, walk);
}

/** A variable that the frame does not assign: of a class around it, of the node, or of the top scope. */
function outer(node: VariableExpression, walk: Walk): PuppetType {
  const { name } = node;
  const frame = outerFrame(walk.frame);
  if (ALWAYS.has(name)) return ANY;
  const parent = frame.kind === 'class' ? inheritedVariable(frame.name, name, walk) : null;
  if (parent !== null) return parent ?? ANY;
  // A template can read the variables of the code that evaluates it.
  if (frame.kind === 'template') return ANY;
  if (walk.definitions.world.hasTopVariable(name) === false) {
    const place =
      didYouMean(name, walk.state.variables().keys()) ??
      'No scope around it assigns the variable, and no fact has this name.';
    walk.report('TYPE_UNKNOWN_VARIABLE', { name, place }, node);
  }
  return ANY;
}

/** Variables that every scope has. */
const ALWAYS: ReadonlySet<string> = new Set([
  'facts',
  'trusted',
  'server_facts',
  'settings',
  'environment',
  'title',
  'name',
  'module_name',
  'caller_module_name',
]);

/** Returns the type of a variable of a parent class; null if no parent has it, and undefined if that is unknown. */
function inheritedVariable(className: string, name: string, walk: Walk): PuppetType | null | undefined {
  const { definitions } = walk;
  const own = definitions.classes.get(className);
  let parent = own?.parentClass ? plainName(own.parentClass) : null;
  for (let depth = 0; parent !== null; depth++) {
    const found = definitions.world.findClass(parent);
    if (!found || depth > MAX_PARENTS) return undefined;
    const type = found.variableType(name);
    if (type !== undefined) return type ?? undefined;
    parent = found.inherits;
  }
  return null;
}

const MAX_PARENTS = 20;

/** `$a::b`: a variable of a class, or of the top scope. */
function qualified(node: VariableExpression, walk: Walk): PuppetType {
  const name = stripLeadingColons(node.name);
  const isTested = walk.isDefined(`$${name}`);
  const separator = name.lastIndexOf('::');
  if (separator < 0) {
    if (!isTested && !ALWAYS.has(name) && walk.definitions.world.hasTopVariable(name) === false)
      walk.report(
        'TYPE_UNKNOWN_VARIABLE',
        { name: node.name, place: 'The top scope does not assign the variable, and no fact has this name.' },
        node,
      );
    return ANY;
  }
  const className = name.slice(0, separator);
  if (className === 'settings') return ANY;
  const { world } = walk.definitions;
  let found = world.findClass(className);
  if (found === null && !isTested)
    walk.report('TYPE_UNKNOWN_VARIABLE', { name: node.name, place: `There is no class '${className}'.` }, node);
  const local = name.slice(separator + 2);
  for (let depth = 0; found && depth < MAX_PARENTS; depth++) {
    const type = found.variableType(local);
    if (type !== undefined) return type ?? ANY;
    if (ALWAYS.has(local)) return ANY;
    if (found.inherits === null) {
      if (isTested) return ANY;
      const place = `The class '${className}' does not assign the variable.`;
      walk.report('TYPE_UNKNOWN_VARIABLE', { name: node.name, place }, node);
      return ANY;
    }
    found = world.findClass(found.inherits);
  }
  return ANY;
}

/** Sets the types of the variables of an assignment. The type is that of the value. */
export function assignment(node: AssignmentExpression, walk: Walk): PuppetType {
  const type = walk.infer(node.rightExpr);
  const problem = node.leftExpr.type === 'LiteralList' ? assignmentProblem(node.leftExpr, type) : null;
  if (problem !== null) {
    walk.report('TYPE_ASSIGNMENT', { problem }, node);
    walk.fails(node);
  }
  assign(node.leftExpr, type, walk);
  return type;
}

function assign(target: Expression, type: PuppetType, walk: Walk): void {
  if (target.type === 'VariableExpression') {
    walk.record(target, type);
    if (walk.hasAssigned(target.name) || RESERVED_VARIABLES.has(target.name)) {
      walk.report('TYPE_REASSIGNED', { name: target.name }, target);
      walk.fails(target);
    }
    walk.assign(target.name, type);
  } else if (target.type === 'LiteralList') {
    for (const [index, each] of target.values.entries()) assign(each, assignedPart(each, index, type), walk);
  } else walk.infer(target);
}

/** Returns why a list of variables certainly does not fit the values; null if it may. */
function assignmentProblem({ values }: LiteralList, type: PuppetType): string | null {
  const problems = membersOf(type).map((member) => {
    if (member instanceof StructType) return missingKey(values, member);
    const count = valueCount(member);
    if (count === null || count === values.length) return null;
    return `Mismatched number of assignable entries and values, expected ${values.length}, got ${count}`;
  });
  return problems.includes(null) ? null : (problems[0] ?? null);
}

function missingKey(targets: readonly Expression[], type: StructType): string | null {
  const names = targets.map((target) => (target.type === 'VariableExpression' ? target.name : null));
  if (names.includes(null) || type.elements.length === 0) return null;
  const missing = names.find((name) => name !== null && type.element(name) === undefined);
  return missing === undefined ? null : `The Hash has no value for the variable '${missing}'`;
}

/** The number of values that a type has in an assignment of a list; null if it is unknown. */
function valueCount(type: PuppetType): number | null {
  if (type instanceof TupleType) return type.size === null && type.types.length > 0 ? type.types.length : null;
  return isOnly(type, NUMBER_KINDS | Kind.string | Kind.boolean) && !isNever(type) ? 1 : null;
}

/** The value that destructuring assigns: an element by its position, or the value of a Hash by the variable's name. */
function assignedPart(target: Expression, index: number, type: PuppetType): PuppetType {
  return unionOf(membersOf(type).map((member) => partOfMember(target, index, member)));
}

function partOfMember(target: Expression, index: number, type: PuppetType): PuppetType {
  if (type instanceof TupleType && type.size === null) return type.types[index] ?? ANY;
  if (type instanceof ArrayType) return type.elementType;
  if (target.type !== 'VariableExpression') return ANY;
  if (type instanceof StructType) {
    const element = type.element(target.name);
    if (element === undefined) return ANY;
    return element.optional ? unionOf([element.type, UNDEF]) : element.type;
  }
  if (type instanceof HashType && STRING.isAssignable(type.keyType)) return unionOf([type.valueType, UNDEF]);
  return ANY;
}
