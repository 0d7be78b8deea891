/** Calls of `lookup`. */
import type { PuppetType, StructElement } from '@pptjs/runtime/lattice';
import type { Expression } from '../../ast/nodes.js';
import { denotedType, type InferredCall } from '../functions/index.js';
import { areDisjoint, isNever } from '../lattice/index.js';
import { describeType, expectedType } from '../types/describe-type.js';
import { onlyString } from '../types/only-value.js';
import type { Walk } from '../walk/walk.js';
import { entriesOf, literalEntry } from './entries.js';

/** The arguments of a call of `lookup` besides the key. */
interface LookupArguments {
  readonly valueType?: PuppetType;
  readonly merge?: PuppetType;
  readonly defaultValue?: PuppetType;
  /** Returns the place of findings about an argument. */
  readonly nodeOf: (name: 'merge' | 'default_value') => Expression | undefined;
}

const MERGE_STRATEGIES: readonly string[] = [
  'deep',
  'default',
  'first',
  'hash',
  'reverse_deep',
  'unconstrained_deep',
  'unique',
];

/** Reports merge strategies that do not exist, and warns about defaults that do not have the type of the value. */
export function checkLookup(call: InferredCall, place: string, walk: Walk): void {
  const { valueType, merge, defaultValue, nodeOf } = lookupArguments(call);
  const report = (
    parameter: 'merge' | 'default_value',
    expected: string,
    actual: PuppetType,
    severity: 'error' | 'warning',
  ): void => {
    const node = nodeOf(parameter);
    const names = { function: 'lookup', parameter, expected, place };
    if (node !== undefined) walk.report('TYPE_ARGUMENT', { ...names, actual: describeType(actual) }, node, severity);
  };
  const strategy = merge && onlyString(entriesOf(merge)?.find(({ key }) => key === 'strategy')?.type ?? merge);
  if (merge && typeof strategy === 'string' && !MERGE_STRATEGIES.includes(strategy))
    report('merge', MERGE_STRATEGIES.map((name) => `'${name}'`).join(', '), merge, 'error');
  const type = denotedType(valueType);
  if (type === null || defaultValue === undefined || isNever(defaultValue) || !areDisjoint(defaultValue, type)) return;
  // The default is used if no data has the key.
  report('default_value', expectedType(type), defaultValue, 'warning');
}

/** `lookup(key, type, merge, default)`, or with a Hash of options as the last argument. */
function lookupArguments({ args, nodes }: InferredCall): LookupArguments {
  const options = args.length <= 2 ? entriesOf(args.at(-1)) : null;
  if (options === null || args.length === 0) {
    const [, valueType, merge, defaultValue] = args;
    return {
      ...(valueType && { valueType }),
      ...(merge && { merge }),
      ...(defaultValue && { defaultValue }),
      nodeOf: (name) => nodes[name === 'merge' ? 2 : 3],
    };
  }
  const written = nodes.at(-1);
  return {
    ...optionTypes(options),
    nodeOf: (name) => literalEntry(written, name)?.value ?? written,
  };
}

function optionTypes(options: readonly StructElement[]): Omit<LookupArguments, 'nodeOf'> {
  const types = new Map(options.filter(({ optional }) => !optional).map(({ key, type }) => [key, type]));
  const [valueType, merge, defaultValue] = ['value_type', 'merge', 'default_value'].map((name) => types.get(name));
  return { ...(valueType && { valueType }), ...(merge && { merge }), ...(defaultValue && { defaultValue }) };
}
