import type {
  FunctionDefinition,
  HostClassDefinition,
  PlanDefinition,
  ResourceTypeDefinition,
  TypeAlias,
} from '../ast/nodes.js';
import { aLabel } from './labels.js';
import type { VisitorContext } from './visitor.js';

export type NamedDefinition = HostClassDefinition | ResourceTypeDefinition | FunctionDefinition | PlanDefinition;

const DEFINITION_NAME = /^[a-z]\w*(?:::[a-z]\w*)*$/;

/** The type names that Puppet reserves, which are not all built-in types. */
const RESERVED_TYPE_NAMES: ReadonlySet<string> = new Set([
  'any',
  'unit',
  'scalar',
  'boolean',
  'numeric',
  'integer',
  'float',
  'collection',
  'array',
  'hash',
  'tuple',
  'struct',
  'variant',
  'optional',
  'enum',
  'regexp',
  'pattern',
  'runtime',
  'init',
  'object',
  'sensitive',
  'semver',
  'semverrange',
  'string',
  'timestamp',
  'timespan',
  'typeset',
]);

const FUTURE_WORDS: ReadonlySet<string> = new Set(['plan']);

/** Reports names that are not lower-case segments separated by `::`. */
export function checkDefinitionName(node: NamedDefinition, { report }: VisitorContext): void {
  const { name } = node;
  if (!DEFINITION_NAME.test(name)) report.add('ILLEGAL_DEFINITION_NAME', { name, semantic: aLabel(node) }, node);
}

/** Reports names of aliases that start with `::`. The parser rejects other wrong names. */
export function checkAliasName(node: TypeAlias, { report }: VisitorContext): void {
  const { name } = node;
  if (name.startsWith('::')) report.add('ILLEGAL_DEFINITION_NAME', { name, semantic: aLabel(node) }, node);
}

/** Reports names of types that Puppet reserves. */
export function checkReservedTypeName(node: NamedDefinition, { report }: VisitorContext): void {
  const { name } = node;
  if (RESERVED_TYPE_NAMES.has(name)) report.add('RESERVED_TYPE_NAME', { name, semantic: aLabel(node) }, node);
}

/** Reports names that are reserved words of future versions of Puppet. */
export function checkFutureWord(node: NamedDefinition, { report }: VisitorContext): void {
  const { name } = node;
  if (FUTURE_WORDS.has(name)) report.add('FUTURE_RESERVED_WORD', { word: name }, node);
}
