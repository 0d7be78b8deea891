import { build as b } from '@pptjs/transpiler/dialect';
import {
  BlockArgumentNode,
  BlockNode,
  CallNode,
  ConstantPathNode,
  ConstantReadNode,
  IndexOperatorWriteNode,
  IndexOrWriteNode,
  InstanceVariableReadNode,
  IntegerNode,
  InterpolatedStringNode,
  LocalVariableReadNode,
  type Node,
  NumberedReferenceReadNode,
  ParenthesesNode,
  RangeNode,
  SelfNode,
  StringNode,
  SymbolNode,
  YieldNode,
} from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import { childrenOf } from '../../parser/children.js';
import { argumentsOf, constantPath } from '../../parser/prism.js';
import { changingMethods, methods, MODULE_FUNCTIONS } from '../../runtime/index.js';
import { isHarmlessRequire } from '../libraries.js';
import { isOutput, type Lowering } from '../lowering.js';
import { reject } from '../rejection.js';
import { blockOf, passedValue } from './blocks.js';
import { classCall, classNameCall, classTest, exactClassTest } from './class-tests.js';
import { enumerator, mappedReceiver, mapWithIndex, WITH_INDEX } from './enumerators.js';
import { kernelCall } from './kernel-calls.js';
import { elements, stringOf, textOf } from './literals.js';
import { callerScopeCall, isScope, isScopeCall, LOG_LEVELS, logCall, scopeCall } from './scope-calls.js';
import { visit } from './visitor.js';

/** Methods that reflect on the program, change it, or access files, processes or the network. */
const FORBIDDEN = new Set(
  (
    'eval instance_eval class_eval binding send public_send __send__ method_missing instance_variable_get instance_variable_set ' +
    'instance_variables instance_variable_defined? object_id __id__ define_method method methods extend class instance_exec ' +
    'define_singleton_method singleton_class respond_to? equal? hash'
  ).split(' '),
);

const CHANGING: ReadonlySet<string> = new Set(
  changingMethods.flatMap(({ entries }) => entries.map(({ name }) => name)),
);

/** The methods that always set `$~`, from which `$1` is read. */
const SETS_MATCH = new Set('gsub sub match scan'.split(' '));

/** The methods that set `$~` only if their argument is a regular expression. */
const SETS_MATCH_FOR_PATTERN = new Set('slice [] index split partition rpartition start_with?'.split(' '));

/** Whether a call sets the match from which `$1` is read. */
function maySetMatch(node: CallNode): boolean {
  if (SETS_MATCH.has(node.name)) return true;
  return SETS_MATCH_FOR_PATTERN.has(node.name) && argumentsOf(node).some((argument) => !isPlainValue(argument));
}

function readsMatch(node: Node): boolean {
  return node instanceof NumberedReferenceReadNode || childrenOf(node).some(readsMatch);
}

/** Whether a node is certainly no regular expression. */
function isPlainValue(node: Node): boolean {
  return [StringNode, InterpolatedStringNode, SymbolNode, IntegerNode, RangeNode].some((each) => node instanceof each);
}

/** The methods whose calls of their block have an order that depends on the implementation. */
const COMPARES = new Set('sort sort! min max minmax'.split(' '));

/** The methods of a Proc that call it. */
const CALLS_BLOCK = new Set(['call', 'yield']);

/** Whether a node, such as `x = 1`, `x += 1` or the `x` of `x, y = 1, 2`, sets a variable from outside its block. */
function setsOuterVariable(node: Node): boolean {
  return (
    !(node instanceof LocalVariableReadNode) && 'depth' in node && typeof node.depth === 'number' && node.depth > 0
  );
}

/** Rejects a block that has effects. The methods of the function itself may have effects. */
function checkComparison(node: Node, lowering: Lowering): void {
  const isEffect =
    setsOuterVariable(node) ||
    node instanceof IndexOperatorWriteNode ||
    node instanceof IndexOrWriteNode ||
    node.constructor.name.startsWith('InstanceVariable') !== node instanceof InstanceVariableReadNode ||
    node instanceof YieldNode ||
    (node instanceof CallNode &&
      (CHANGING.has(node.name) ||
        CALLS_BLOCK.has(node.name) ||
        lowering.definedMethods.has(node.name) ||
        (node.receiver === null && node.name.endsWith('scope'))));
  if (isEffect) reject(node, 'an effect in a comparison');
  for (const child of childrenOf(node)) checkComparison(child, lowering);
}

/** The methods of any class, with and without a block. */
const KNOWN = {
  plain: namesOfMethods(false),
  block: namesOfMethods(true),
};

function namesOfMethods(hasBlock: boolean): ReadonlySet<string> {
  const names = [...methods.values()].flatMap((entries) =>
    [...entries].filter(([, all]) => all.some((entry) => entry.hasBlock === hasBlock)).map(([name]) => name),
  );
  return new Set(names);
}

/** `_erbout.<<(…)` */
function appendedText(node: CallNode, lowering: Lowering): ESTree.Expression {
  const [argument] = argumentsOf(node);
  if (argument instanceof CallNode && argument.receiver !== null) {
    const { name, receiver } = argument;
    if (name === 'freeze' && receiver instanceof StringNode) return b.literal(stringOf(receiver));
    if (name === 'to_s' && receiver instanceof ParenthesesNode && argument.arguments_ === null)
      return textOf(receiver, lowering);
  }
  if (argument instanceof StringNode || argument instanceof InterpolatedStringNode)
    return lowering.expression(argument);
  return reject(node, 'the output as a value');
}

function isAppend(node: CallNode): boolean {
  return isOutput(node.receiver) && node.name === '<<';
}

function append(node: CallNode, lowering: Lowering): ESTree.Expression {
  return b.assign(lowering.output(), appendedText(node, lowering), '+=');
}

/** A call of a method with a receiver. */
function methodCall(node: CallNode, receiver: ESTree.Expression, lowering: Lowering): ESTree.Expression {
  if (!lowering.recordsMatches || !maySetMatch(node)) return dispatchedCall(node, receiver, lowering);
  if (node.block !== null && readsMatch(node.block))
    return reject(node, `the method ${node.name} with $1 in its block`);
  return lowering.forgettingMatch(dispatchedCall(node, receiver, lowering));
}

function dispatchedCall(node: CallNode, receiver: ESTree.Expression, lowering: Lowering): ESTree.Expression {
  const { name, block } = node;
  const at = lowering.facts.offset((node.messageLoc ?? node.location).startOffset);
  if (FORBIDDEN.has(name)) return reject(node, `the method ${name}`);
  if (CALLS_BLOCK.has(name) && block === null && !lowering.isTemplate)
    return lowering.helper('callProc', receiver, ...elements(argumentsOf(node), lowering));
  if (CHANGING.has(name)) lowering.changesValues = true;
  if (!(block === null ? KNOWN.plain : KNOWN.block).has(name)) return lowering.leftToRuby(node, `the method ${name}`);
  if (block !== null && COMPARES.has(name)) checkComparison(block, lowering);
  const callee = { ...(block === null ? lowering.method(name) : lowering.blockMethod(name)) };
  const { loc } = b.identifier(callee.name, at, name);
  const args = elements(argumentsOf(node), lowering);
  const target = loc ? { ...callee, loc } : callee;
  const passed = block instanceof BlockArgumentNode ? passedValue(block, lowering) : undefined;
  if (passed !== undefined) {
    if (COMPARES.has(name)) return reject(node, 'an effect in a comparison');
    const self = lowering.variables.temporary();
    const blockFor = lowering.helper('blockFor', self, passed);
    return b.sequence([b.assign(self, receiver), b.call(target, [self, blockFor, ...args])]);
  }
  const blocks = block === null ? [] : [blockOf(block, name, lowering)];
  return b.call(target, [receiver, ...blocks, ...args]);
}

/** Calls that need no dispatch: they give a JavaScript Boolean. */
function directTest(node: CallNode, lowering: Lowering): ESTree.Expression | undefined {
  const { name, receiver, block } = node;
  if (receiver === null || block !== null || node.isSafeNavigation()) return undefined;
  const args = argumentsOf(node);
  const [argument] = args;
  if (args.length === 0) {
    if (name === '!') return b.not(lowering.test(receiver));
    if (name === 'nil?') return b.binary('===', lowering.expression(receiver), b.literal(null));
    return undefined;
  }
  if (args.length !== 1 || argument === undefined) return undefined;
  switch (name) {
    case '==':
      return equality(receiver, argument, lowering);
    case '!=':
      return b.not(equality(receiver, argument, lowering));
    case 'is_a?':
    case 'kind_of?':
      return classTest(argument, lowering.expression(receiver), lowering);
    case '!~':
      return b.not(matchTest(receiver, argument, lowering));
    default:
      return undefined;
  }
}

function equality(left: Node, right: Node, lowering: Lowering): ESTree.Expression {
  return (
    exactClassTest(left, right, lowering) ??
    lowering.helper('equal', lowering.expression(left), lowering.expression(right))
  );
}

/** Whether `left =~ right` matches. */
function matchTest(left: Node, right: Node, lowering: Lowering): ESTree.Expression {
  return b.binary('!==', recordedMatch(left, right, lowering), b.literal(null));
}

/** The value of `left =~ right`: the index of the match. */
function matchIndex(left: Node, right: Node, lowering: Lowering): ESTree.Expression {
  return lowering.helper('matchIndex', recordedMatch(left, right, lowering));
}

function recordedMatch(left: Node, right: Node, lowering: Lowering): ESTree.Expression {
  const found = lowering.helper('matchOf', lowering.expression(left), lowering.expression(right));
  return lowering.recordsMatches ? b.assign(lowering.match(), found) : found;
}

function isMatch(node: CallNode): node is CallNode & { receiver: Node } {
  return node.name === '=~' && node.receiver !== null && argumentsOf(node).length === 1;
}

/** A call of a method of a class or module. */
function constantCall(node: CallNode, lowering: Lowering): ESTree.Expression {
  if (FORBIDDEN.has(node.name)) return reject(node, `the method ${node.name}`);
  const args = argumentsOf(node);
  const path = constantPath(node.receiver) ?? '';
  const name = `${path}.${node.name}`;
  if (node.block !== null) return lowering.leftToRuby(node, name);
  if (path === 'Puppet' && LOG_LEVELS.has(node.name) && args.length === 1) return logCall(node.name, args, lowering);
  const isLoaded = path !== 'Base64' || lowering.libraries.has('base64');
  if (!isLoaded || !MODULE_FUNCTIONS.has(name)) return lowering.leftToRuby(node, name);
  return b.call(lowering.moduleFunction(name), elements(args, lowering));
}

/** Whether a call is `self.class.dispatcher.dispatch(self, …, …)`. */
function isDispatch({ receiver, name, block, ...node }: CallNode): boolean {
  const args = argumentsOf(node);
  const isCall = name === 'dispatch' && block === null && args.length === 3 && args[0] instanceof SelfNode;
  return (
    isCall && isCallOf(receiver, 'dispatcher', (type) => isCallOf(type, 'class', (self) => self instanceof SelfNode))
  );
}

function isCallOf(node: Node | null, name: string, isReceiver: (receiver: Node | null) => boolean): boolean {
  return node instanceof CallNode && node.name === name && node.arguments_ === null && isReceiver(node.receiver);
}

function dispatchCall(node: CallNode, lowering: Lowering): ESTree.Expression {
  const [, scope, args] = argumentsOf(node);
  if (lowering.kind !== 'function' || !(scope instanceof LocalVariableReadNode) || args === undefined)
    return reject(node, 'the method dispatch');
  return b.call(b.member(lowering.scope(), 'dispatch', lowering.offsetOf(node), node.name), [
    lowering.expression(args),
  ]);
}

/** Whether a statement has no effect on compiled code. */
function isIgnored(node: CallNode, lowering: Lowering): boolean {
  return (
    isHarmlessRequire(node) ||
    /^Puppet::Parser::Functions\.(?:function\(|autoloader\.load)/.test(lowering.facts.textOf(node))
  );
}

function call(node: CallNode, lowering: Lowering): ESTree.Expression {
  return node.block instanceof BlockNode
    ? lowering.escapableCall(() => callValue(node, lowering))
    : callValue(node, lowering);
}

function callValue(node: CallNode, lowering: Lowering): ESTree.Expression {
  const { receiver } = node;
  if (isAppend(node)) return b.sequence([append(node, lowering), lowering.helper('outputValue')]);
  if (receiver === null || receiver instanceof SelfNode) return kernelCall(node, argumentsOf(node), lowering);
  if (isScope(receiver, lowering)) return scopeCall(node, argumentsOf(node), lowering);
  if (isScopeCall(node, lowering)) return callerScopeCall(node, lowering);
  if (isDispatch(node)) return dispatchCall(node, lowering);
  if (receiver instanceof ConstantReadNode || receiver instanceof ConstantPathNode) return constantCall(node, lowering);
  if (isMatch(node)) return matchIndex(node.receiver, argumentsOf(node)[0] as Node, lowering);
  const mapped = WITH_INDEX.has(node.name) && node.block !== null ? mappedReceiver(receiver) : undefined;
  if (mapped !== undefined && node.block !== null && argumentsOf(node).length < 2)
    return mapWithIndex(mapped, blockOf(node.block, 'map', lowering), argumentsOf(node), lowering);
  const values = node.isSafeNavigation() ? undefined : enumerator(receiver, node.name, lowering);
  if (values !== undefined) return methodCall(node, values, lowering);
  const direct = directTest(node, lowering) ?? classNameCall(node, lowering) ?? classCall(node, lowering);
  if (direct !== undefined) return direct;
  if (!node.isSafeNavigation()) return methodCall(node, lowering.expression(receiver), lowering);
  const value = lowering.variables.temporary();
  const isNil = b.binary('===', b.assign(value, lowering.expression(receiver)), b.literal(null));
  return b.conditional(isNil, b.literal(null), methodCall(node, value, lowering));
}

/** `receiver[key] ||= value` and `receiver[key] += value` */
function indexWrite(
  node: IndexOrWriteNode | IndexOperatorWriteNode,
  lowering: Lowering,
  newValue: (old: ESTree.Expression, write: (value: ESTree.Expression) => ESTree.Expression) => ESTree.Expression,
): ESTree.Expression {
  const args = argumentsOf(node);
  const [index] = args;
  if (node.receiver === null || index === undefined || args.length !== 1 || node.block !== null)
    return reject(node, 'an assignment');
  lowering.changesValues = true;
  const receiver = lowering.variables.temporary();
  const key = lowering.variables.temporary();
  const old = b.call(lowering.method('[]'), [receiver, key]);
  return b.sequence([
    b.assign(receiver, lowering.expression(node.receiver)),
    b.assign(key, lowering.expression(index)),
    newValue(old, (value) => b.call(lowering.method('[]='), [receiver, key, value])),
  ]);
}

export const callVisitors = [
  visit(YieldNode, {
    expression: (node, lowering) =>
      lowering.helper('callProc', lowering.methodBlock(node), ...elements(argumentsOf(node), lowering)),
  }),
  visit(CallNode, {
    expression: call,
    test: (node, lowering) => {
      if (node.receiver !== null && !isAppend(node) && !isScope(node.receiver, lowering)) {
        if (isMatch(node)) return matchTest(node.receiver, argumentsOf(node)[0] as Node, lowering);
        const test = directTest(node, lowering);
        if (test !== undefined) return test;
      }
      return lowering.helper('truthy', call(node, lowering));
    },
    statements: (node, lowering) => {
      if (isAppend(node)) return [b.statement(append(node, lowering))];
      return isIgnored(node, lowering) ? [] : [b.statement(call(node, lowering))];
    },
    tail: (node, lowering) =>
      isAppend(node)
        ? [b.statement(append(node, lowering)), b.returnStatement(lowering.helper('outputValue'))]
        : [b.returnStatement(call(node, lowering))],
  }),
  visit(IndexOrWriteNode, {
    expression: (node, lowering) =>
      indexWrite(node, lowering, (old, write) => {
        const value = lowering.variables.temporary();
        const test = lowering.helper('truthy', b.assign(value, old));
        return b.conditional(test, value, write(lowering.expression(node.value)));
      }),
  }),
  visit(IndexOperatorWriteNode, {
    expression: (node, lowering) =>
      indexWrite(node, lowering, (old, write) =>
        write(b.call(lowering.method(node.binaryOperator), [old, lowering.expression(node.value)])),
      ),
  }),
];
