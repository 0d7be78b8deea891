import type { ResourceTypeData, TitlePattern } from '@pptjs/runtime/internal';
import {
  ArrayNode,
  BlockArgumentNode,
  BlockNode,
  CallNode,
  DefNode,
  InstanceVariableWriteNode,
  LambdaNode,
  LocalVariableReadNode,
  LocalVariableWriteNode,
  ModuleNode,
  NilNode,
  type Node,
  ReturnNode,
  SelfNode,
  SymbolNode,
} from '@ruby/prism/src/nodes.js';
import { readApiType } from './api-types.js';
import { blockBody } from './functions.js';
import { type DescribedClass, type InertCode, type Place } from './inert-code.js';
import { ATTRIBUTE_CLASSES } from './known-constants.js';
import {
  constantPath,
  elementsOf,
  entriesOf,
  isText,
  patternOf,
  statementsOf,
  symbolOf,
  textOf,
  truthOf,
} from './literals.js';
import { uncertain } from './uncertain.js';

const DESCRIBED: DescribedClass = {
  own: new Set(
    `all_parameters all_properties allocate apply_to_all apply_to_device apply_to_host attribute autobefore autonotify
    autorequire autosubscribe const_set desc ensurable feature isomorphic isomorphic? key_attributes name newparam newproperty
    own_parameters own_properties provide title_patterns validate`.split(/\s+/),
  ),
  ofInstances: new Set(),
};
const DESCRIBED_ATTRIBUTE: DescribedClass = {
  own: new Set(['allocate', 'desc', 'isnamevar', 'isnamevar?', 'isnamevar_flag', 'name', 'name=']),
  ofInstances: new Set(),
};

/** Statements of a type that declare nothing for catalogs. Their blocks do not run. */
const TYPE_STATEMENTS: ReadonlySet<string> = new Set(
  `apply_to_all apply_to_device apply_to_host autobefore autonotify autorequire autosubscribe desc feature provide
  validate`.split(/\s+/),
);
/** The same for an attribute. */
const ATTRIBUTE_STATEMENTS: ReadonlySet<string> = new Set(
  `aliasvalue array_matching defaultto defaultvalues desc doc isrequired munge newvalue newvalues nodefault
  required_features sensitive unmunge validate`.split(/\s+/),
);

/** The declarations in the statements of a type. */
interface Declarations {
  readonly parameters: Set<string>;
  readonly properties: Set<string>;
  readonly namevars: Set<string>;
  isomorphic: boolean;
  titlePatterns: readonly TitlePattern[] | undefined;
}

/**
 * Reads a native resource type from the statements of its file.
 *
 * @throws {Uncertain} if they do not show it
 */
export function readTypeFile(
  statements: readonly Node[],
  name: string,
  inert: InertCode,
  place: Place,
): ResourceTypeData {
  const found: ResourceTypeData[] = [];
  readStatements(statements, place, name, inert, found);
  const [data, ...more] = found;
  return data === undefined || more.length > 0 ? uncertain('not one type') : data;
}

function readStatements(
  statements: readonly Node[],
  place: Place,
  name: string,
  inert: InertCode,
  found: ResourceTypeData[],
): void {
  const { namespace } = place;
  for (const statement of statements) {
    const receiver = statement instanceof CallNode ? constantPath(statement.receiver) : undefined;
    const method = statement instanceof CallNode && receiver !== undefined ? `${receiver}.${statement.name}` : '';
    if (method === 'Puppet::Type.newtype' || (method === 'Type.newtype' && namespace.join('::') === 'Puppet'))
      found.push(readType(statement as CallNode, name, inert, place));
    else if (method === 'Puppet::ResourceApi.register_type')
      found.push(readApiType(statement as CallNode, name, inert, place));
    else if (
      statement instanceof ModuleNode &&
      namespace.length === 0 &&
      constantPath(statement.constantPath) === 'Puppet'
    )
      readStatements(statementsOf(statement.body), { ...place, namespace: ['Puppet'] }, name, inert, found);
    else inert.check(statement, place);
  }
}

function readType(call: CallNode, name: string, inert: InertCode, outside: Place): ResourceTypeData {
  const [first, options, ...more] = call.arguments_?.arguments_ ?? [];
  if (first === undefined || more.length > 0 || textOf(first) !== name) return uncertain('another type', call);
  const place = { ...outside, described: DESCRIBED };
  for (const [key, value] of options === undefined ? [] : entriesOf(options)) {
    if (key === ':parent') uncertain('a type that inherits', call);
    inert.checkValue(value, place);
  }
  const declared: Declarations = {
    parameters: new Set(),
    properties: new Set(),
    namevars: new Set(),
    isomorphic: true,
    titlePatterns: undefined,
  };
  for (const statement of blockBody(call)) readStatement(statement, declared, inert, place);
  const { parameters, properties, isomorphic } = declared;
  const namevars = [...parameters].filter((each) => declared.namevars.has(each));
  // No title names a resource without namevars.
  const titlePatterns = declared.titlePatterns ?? (namevars.length === 0 ? [] : undefined);
  return {
    properties: [...properties],
    parameters: [...parameters],
    namevars,
    isomorphic,
    ...(titlePatterns && { titlePatterns }),
  };
}

function readStatement(statement: Node, declared: Declarations, inert: InertCode, place: Place): void {
  if (statement instanceof CallNode && statement.receiver === null) {
    const { name } = statement;
    if (name === 'newparam' || name === 'newproperty') return readAttribute(statement, declared, inert, place);
    if (name === 'ensurable') return readEnsurable(statement, declared, inert, place);
    if (name === 'provide') declared.parameters.add('provider');
    if (TYPE_STATEMENTS.has(name)) return checkArguments(statement, inert, place);
  } else if (isLoop(statement)) return checkLoop(statement, inert, place);
  if (statement instanceof InstanceVariableWriteNode && statement.name === '@isomorphic') {
    declared.isomorphic = truthOf(statement.value) || statement.value instanceof NilNode;
  } else if (isTitlePatterns(statement)) declared.titlePatterns = readTitlePatterns(statement);
  else inert.check(statement, place);
}

/** `[:a, :b].each do |each| … end` */
function isLoop(statement: Node): statement is CallNode {
  return statement instanceof CallNode && statement.name === 'each' && statement.receiver instanceof ArrayNode;
}

/** Loops usually declare relationships: `autorequire(each) { … }`. */
function checkLoop({ receiver, block, arguments_ }: CallNode, inert: InertCode, place: Place): void {
  if (receiver === null || arguments_ !== null || !(block instanceof BlockNode)) return uncertain('a loop');
  inert.checkValue(receiver, place);
  for (const each of statementsOf(block.body)) {
    if (!(each instanceof CallNode && each.receiver === null && TYPE_STATEMENTS.has(each.name)))
      uncertain('a loop', each);
    else checkArguments(each, inert, place);
  }
}

function readEnsurable(call: CallNode, declared: Declarations, inert: InertCode, place: Place): void {
  if (call.arguments_ !== null) uncertain('ensurable with arguments', call);
  declared.properties.add('ensure');
  readAttributeBody(call, inert, place);
}

function readAttribute(call: CallNode, declared: Declarations, inert: InertCode, place: Place): void {
  const [first, options, ...more] = call.arguments_?.arguments_ ?? [];
  if (first === undefined || more.length > 0) return uncertain('an attribute', call);
  const name = textOf(first);
  const isNamevar = options !== undefined && readOptions(options, inert, place);
  const declaresNamevar = readAttributeBody(call, inert, place);
  if (call.name === 'newproperty') {
    declared.properties.add(name);
    return;
  }
  declared.parameters.add(name);
  // The last declaration counts. A parameter with the name `name` is always a namevar.
  if (isNamevar || declaresNamevar || name === 'name') declared.namevars.add(name);
  else declared.namevars.delete(name);
}

/** Reads the options of an attribute: whether it is a namevar. */
function readOptions(options: Node, inert: InertCode, place: Place): boolean {
  let isNamevar = false;
  for (const [key, value] of entriesOf(options)) {
    if (key === ':parent') checkParent(value, inert);
    else if (key === ':namevar') isNamevar = truthOf(value);
    else inert.checkValue(value, place);
  }
  return isNamevar;
}

/** Checks the class from which an attribute inherits. */
function checkParent(node: Node, inert: InertCode): void {
  const path = constantPath(node) ?? '';
  // The sandbox has no built-in types, so their attributes are like any other.
  if (/^Puppet::Type::File::\w+$/.test(path)) inert.checkMissing('puppet/type/file.rb');
  else if (!ATTRIBUTE_CLASSES.has(path)) uncertain('an attribute that inherits', node);
}

/** Reads the block of an attribute: whether it contains `isnamevar`. */
function readAttributeBody(call: CallNode, inert: InertCode, outside: Place): boolean {
  const place = { ...outside, described: DESCRIBED_ATTRIBUTE };
  let isNamevar = false;
  for (const statement of call.block === null ? [] : blockBody(call)) {
    const isPlain = statement instanceof CallNode && statement.receiver === null;
    if (isPlain && statement.name === 'isnamevar' && statement.arguments_ === null) isNamevar = true;
    else if (isPlain && statement.name === 'defaultto' && isWithoutValue(statement)) uncertain('no default', statement);
    else if (isPlain && ATTRIBUTE_STATEMENTS.has(statement.name)) checkArguments(statement, inert, place);
    else inert.check(statement, place);
  }
  return isNamevar;
}

/** Whether `defaultto` gets neither a value nor a block, which is an error. */
function isWithoutValue({ arguments_, block }: CallNode): boolean {
  return block === null && (arguments_?.arguments_ ?? []).every((value) => value instanceof NilNode);
}

function checkArguments({ arguments_, block }: CallNode, inert: InertCode, place: Place): void {
  for (const each of arguments_?.arguments_ ?? []) inert.checkValue(each, place);
  const isPassedOn = block instanceof BlockArgumentNode && !(block.expression instanceof SymbolNode);
  if (isPassedOn) uncertain('a block that is passed on', block);
}

function isTitlePatterns(statement: Node): statement is DefNode {
  return statement instanceof DefNode && statement.name === 'title_patterns' && statement.receiver instanceof SelfNode;
}

/** Reads `def self.title_patterns`, whose value is a literal Array. Lambdas in it change values only on a node. */
function readTitlePatterns(method: DefNode): readonly TitlePattern[] {
  if (method.parameters !== null) return uncertain('parameters of title_patterns', method);
  const statements = [...statementsOf(method.body)];
  const last = statements.pop();
  for (const each of statements)
    if (!(each instanceof LocalVariableWriteNode && isLambda(each.value))) uncertain('title_patterns', each);
  return last === undefined ? uncertain('title_patterns', method) : elementsOf(returned(last)).map(readTitlePattern);
}

function returned(node: Node): Node {
  if (!(node instanceof ReturnNode)) return node;
  const [value, ...more] = node.arguments_?.arguments_ ?? [];
  return value === undefined || more.length > 0 ? uncertain('return', node) : value;
}

function readTitlePattern(node: Node): TitlePattern {
  const [pattern, attributes, ...more] = elementsOf(node);
  if (pattern === undefined || attributes === undefined || more.length > 0) return uncertain('a title pattern', node);
  return { ...patternOf(pattern), attributes: elementsOf(attributes).map(readGroup) };
}

/** `[:name]` or `[:name, lambda]` */
function readGroup(node: Node): string {
  const [name, conversion, ...more] = elementsOf(node);
  if (name === undefined || more.length > 0) return uncertain('a group of a title pattern', node);
  if (conversion !== undefined && !isLambda(conversion) && !(conversion instanceof LocalVariableReadNode))
    uncertain('a conversion', conversion);
  return isText(name) ? textOf(name) : symbolOf(name);
}

function isLambda(node: Node): boolean {
  if (node instanceof LambdaNode) return true;
  return (
    node instanceof CallNode &&
    node.receiver === null &&
    (node.name === 'lambda' || node.name === 'proc') &&
    node.block instanceof BlockNode
  );
}
