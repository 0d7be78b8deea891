/** Facts and their keys. */
import { stripLeadingColons } from '@pptjs/runtime/internal';
import { didYouMean } from '@pptjs/runtime/suggestion';
import type { AccessExpression, Expression } from '../../ast/nodes.js';
import { literalText, unwrap } from '../../ast/shapes.js';
import { canBe, isNever, Kind } from '../lattice/index.js';
import { describeType } from '../types/describe-type.js';
import { elementPath } from '../walk/state.js';
import type { Walk } from '../walk/walk.js';

/**
 * Warns about an unknown fact in three cases: a structured fact of Facter never has the key, a known fact has a similar name,
 * or the code reads a key of it. Other unknown facts can exist, for example facts of another tool, and code reads them to test
 * whether they do. A fact that was tested before has no warning.
 */
export function checkFact(node: AccessExpression, walk: Walk): void {
  checkFactKey(node, walk);
  const keys = factPath(node);
  if (keys === null || keys.length === 0 || isTested(keys, walk)) return;
  const [name = '', ...others] = keys;
  const facts = walk.definitions.world.factKeys([]);
  if (facts === undefined) return;
  if (!facts.has(name)) {
    const similar = didYouMean(name, facts.names);
    // The access to the name alone has a similar name in its message.
    if (others.length === 0 ? similar !== undefined : others.length === 1 && similar === undefined)
      report(name, similar, node, walk);
    return;
  }
  const known = others.length === 0 ? undefined : walk.definitions.world.factKeys(keys.slice(0, -1));
  const key = keys.at(-1)!;
  if (known !== undefined && !known.has(key)) report(keys.join('.'), didYouMean(key, known.names), node, walk);
}

/** The names of facts are Strings, so another key has no value. An Array as a key is replaced by its elements. */
function checkFactKey({ leftExpr, keys: [key] }: AccessExpression, walk: Walk): void {
  if (key === undefined || factPath(leftExpr)?.length !== 0 || walk.definitions.world.factKeys([]) === undefined)
    return;
  const type = walk.recorded(key);
  if (isNever(type) || canBe(type, Kind.string | Kind.array | Kind.hash)) return;
  walk.report('TYPE_UNKNOWN_FACT', { name: describeType(type), place: 'The names of facts are Strings.' }, key);
}

function report(name: string, similar: string | undefined, node: AccessExpression, walk: Walk): void {
  const place = similar ?? 'Neither Facter nor a module of the environment has it.';
  walk.report('TYPE_UNKNOWN_FACT', { name, place }, node);
}

/** The keys of an access to `$facts`; null for other expressions, and for keys that are not constant. */
function factPath(node: Expression): readonly string[] | null {
  const inner = unwrap(node);
  if (inner.type === 'VariableExpression') return stripLeadingColons(inner.name) === 'facts' ? [] : null;
  if (inner.type !== 'AccessExpression' || inner.keys.length !== 1) return null;
  const key = literalText(unwrap(inner.keys[0]!));
  if (key === null) return null;
  const before = factPath(inner.leftExpr);
  return before === null ? null : [...before, key];
}

/** Whether a condition around the code has tested the fact or a part of it. */
function isTested(keys: readonly string[], { state }: Walk): boolean {
  let path = 'facts';
  return keys.some((key) => state.get((path = elementPath(path, key))) !== undefined);
}
