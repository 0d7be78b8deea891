import { CatalogError } from '@pptjs/runtime';
import type { Program } from '../ast/nodes.js';
import { builtinType } from '../lowering/builtins.js';
import { plainName } from '../lowering/plain-name.js';
import { LineIndex } from '../text/index.js';

/**
 * A function or type alias may be defined once.
 * @throws {CatalogError} in the reference's words
 */
export function refuseRedefinitions(program: Program, file: string): void {
  const places = new Map<string, string>();
  let lines: LineIndex | undefined;
  for (const node of program.definitions) {
    if (node.type !== 'FunctionDefinition' && node.type !== 'TypeAlias') continue;
    const isFunction = node.type === 'FunctionDefinition';
    const entity = `http://puppet.com/2016.1/runtime/${isFunction ? 'function' : 'type'}/${node.name.replace(/^::/, '').toLowerCase()}`;
    if (!isFunction) refuseBuiltin(node.name, entity);
    const earlier = places.get(entity);
    if (earlier !== undefined) throw new CatalogError(`Attempt to redefine entity '${entity}'. Originally set at ${earlier}.`);
    lines ??= new LineIndex(program.sourceText);
    const { line, column } = lines.placeAt(isFunction ? node.start : node.nameStart);
    places.set(entity, `file://${file}?line=${line}&pos=${column}`);
  }
}

/** Types that the language comes with, and resource types, have their names for good. */
function refuseBuiltin(name: string, entity: string): void {
  const known = builtinType(plainName(name).toLowerCase()) !== undefined;
  if (known) throw new CatalogError(`Attempt to redefine entity '${entity}'. Originally set by Puppet-Type-System/Static-Loader.`);
}
