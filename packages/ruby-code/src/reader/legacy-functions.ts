import { BlockNode, CallNode, ModuleNode, type Node, SymbolNode } from '@ruby/prism/src/nodes.js';
import type { LegacyFunctionData } from '../json.js';
import { type InertCode, type Place } from './inert-code.js';
import { constantPath, entriesOf, integerOf, statementsOf, textOf } from './literals.js';
import { uncertain } from './uncertain.js';

const NAMESPACE = 'Puppet::Parser::Functions';

/**
 * Reads the description of a function with the legacy interface from the statements of its file.
 *
 * @throws {Uncertain} if they do not show it
 */
export function readLegacyFunctionFile(
  statements: readonly Node[],
  name: string,
  inert: InertCode,
  place: Place,
): LegacyFunctionData {
  const found = new Map<string, LegacyFunctionData>();
  readStatements(statements, place, inert, found);
  if (creationAtEnd(statements, place.namespace) !== name) uncertain('another function at the end', statements.at(-1));
  return found.get(name) ?? uncertain('no function with the name of the file');
}

/** The name of the function that the last statement creates. Puppet requires that the value of the file is that function. */
function creationAtEnd(statements: readonly Node[], namespace: readonly string[]): string | undefined {
  const last = statements.at(-1);
  if (last instanceof ModuleNode) {
    const inner = [...namespace, constantPath(last.constantPath) ?? ''];
    return creationAtEnd(statementsOf(last.body), inner);
  }
  if (!(last instanceof CallNode) || !isCreation(last, namespace)) return undefined;
  const [first] = last.arguments_?.arguments_ ?? [];
  return first && textOf(first);
}

function readStatements(
  statements: readonly Node[],
  place: Place,
  inert: InertCode,
  found: Map<string, LegacyFunctionData>,
): void {
  const { namespace } = place;
  for (const statement of statements) {
    if (statement instanceof CallNode && isCreation(statement, namespace)) {
      const [name, data] = readCreation(statement, place, inert);
      found.set(name, data);
    } else if (statement instanceof ModuleNode && leadsTo(statement, namespace)) {
      const inner = [...namespace, constantPath(statement.constantPath) ?? ''];
      readStatements(statementsOf(statement.body), { ...place, namespace: inner }, inert, found);
    } else if (!isLoadingAll(statement)) {
      inert.check(statement, place);
    }
  }
}

/** Whether a module is `Puppet::Parser::Functions` or one around it. */
function leadsTo(module: ModuleNode, namespace: readonly string[]): boolean {
  const name = constantPath(module.constantPath) ?? '?';
  // Puppet executes the file within a class of its own, so this is another module than `::Puppet`.
  if (namespace.length === 0 && name === 'Puppet') return uncertain('another module with the name Puppet', module);
  const path = [...namespace, name].join('::');
  return NAMESPACE === path || NAMESPACE.startsWith(`${path}::`);
}

function isCreation({ name, receiver }: CallNode, namespace: readonly string[]): boolean {
  if (name !== 'newfunction') return false;
  return receiver === null ? namespace.join('::') === NAMESPACE : constantPath(receiver) === NAMESPACE;
}

/** `Puppet::Parser::Functions.autoloader.loadall` has no effect. */
function isLoadingAll(statement: Node): boolean {
  if (!(statement instanceof CallNode) || statement.name !== 'loadall' || statement.arguments_ !== null) return false;
  const { receiver } = statement;
  return (
    receiver instanceof CallNode && receiver.name === 'autoloader' && constantPath(receiver.receiver) === NAMESPACE
  );
}

function readCreation(
  call: CallNode,
  place: Place,
  inert: InertCode,
): readonly [name: string, data: LegacyFunctionData] {
  const [first, options, ...more] = call.arguments_?.arguments_ ?? [];
  if (first === undefined || more.length > 0 || !(call.block instanceof BlockNode))
    return uncertain('newfunction', call);
  const entries = options === undefined ? new Map<string, Node>() : entriesOf(options);
  for (const value of entries.values()) inert.checkValue(value, place);
  const type = entries.get(':type');
  const arity = entries.get(':arity');
  const data = {
    type: type === undefined ? 'statement' : legacyTypeOf(type),
    arity: arity === undefined ? -1 : integerOf(arity),
  };
  return [textOf(first).toLowerCase(), data];
}

/** The type of a function: `:rvalue` or `:statement`. Puppet refuses others. */
function legacyTypeOf(node: Node): string {
  const type = textOf(node);
  return node instanceof SymbolNode && (type === 'rvalue' || type === 'statement')
    ? type
    : uncertain('the type of a function', node);
}
