import { context, type Definition, isFirstWarning } from '@pptjs/runtime/core';
import { CatalogError, placeText } from './errors.js';
import { nodeName } from './node-name.js';
import { originallySet, redefinedEntity } from './redefined-entity.js';
import { isMetaparameter } from './resource-type.js';

/**
 * Checks what a file defines before it is made known: names that are taken, and parameters that are called like a
 * metaparameter.
 * @throws {CatalogError}
 */
export function checkDefinitions(definitions: readonly Definition[]): void {
  if (harmless.has(definitions)) return;
  const seen = new Map<string, Definition>();
  checkNodes(definitions);
  for (const definition of definitions) {
    if (definition.kind !== 'class' && definition.kind !== 'define') continue;
    checkName(definition, seen.get(definition.name));
    checkParameterNames(definition);
    seen.set(definition.name, definition);
  }
  if (!definitions.some(hasMetaparameter)) harmless.add(definitions);
}

/** Definitions of files that were checked, and about which there was nothing to say. */
const harmless = new WeakSet<readonly Definition[]>();

function hasMetaparameter(definition: Definition): boolean {
  return (
    (definition.kind === 'class' || definition.kind === 'define') &&
    definition.parameters.some(({ name }) => isMetaparameter(name))
  );
}

function checkNodes(definitions: readonly Definition[]): void {
  const seen = new Map<string, Definition>();
  for (const definition of definitions) {
    if (definition.kind !== 'node') continue;
    for (const name of definition.matches().map(nodeName)) {
      const earlier = seen.get(name);
      if (earlier !== undefined) {
        throw new CatalogError(
          `Node '${name}' is already defined ${placeText(earlier.file, earlier.line)}; cannot redefine`,
          definition,
        );
      }
      seen.set(name, definition);
    }
  }
}

function checkName(definition: Definition, earlier: Definition | undefined): void {
  if (earlier === undefined) return;
  const { name } = definition;
  const where = placeText(earlier.file, earlier.line);
  if (earlier.kind !== definition.kind) {
    const [kind, article] = definition.kind === 'define' ? ['definition', 'class'] : ['class', 'definition'];
    throw new CatalogError(
      `'${name}' is already defined ${where} as a ${article}; cannot redefine as a ${kind}`,
      definition,
    );
  }
  if (definition.kind === 'define') {
    throw new CatalogError(redefinedEntity(`type/${name}`, originallySet(earlier.file, earlier.line, 1)));
  }
  throw new CatalogError(`Class '${name}' is already defined ${where}; cannot redefine`, definition);
}

function checkParameterNames(definition: Definition): void {
  if (definition.kind !== 'class' && definition.kind !== 'define') return;
  for (const { name, value } of definition.parameters) {
    if (!isMetaparameter(name)) continue;
    if (value === undefined) {
      throw new CatalogError(
        `${name} is a metaparameter; please choose another parameter name in the ${definition.name} definition`,
      );
    }
    const message = `${name} is a metaparam; this value will inherit to all contained resources in the ${definition.name} definition`;
    if (isFirstWarning(message)) context().log({ level: 'warning', message });
  }
}

/**
 * Makes the types of the parameters that are stated, once the definitions are known: a name that stands for nothing is
 * an error now.
 * @throws {EvaluationError} UNKNOWN_RESOURCE_TYPE
 */
export function resolveParameterTypes(definitions: readonly Definition[]): void {
  const { definitions: known } = context();
  for (const definition of definitions) {
    if (definition.kind !== 'class' && definition.kind !== 'define') continue;
    if (known.types.isResolved(definition)) continue;
    for (const { type } of definition.parameters) type?.();
    known.types.setResolved(definition);
  }
}

/**
 * Makes the definitions of the main manifest known, one by one: types of parameters must not name what stands further
 * down.
 * @throws {EvaluationError} UNKNOWN_RESOURCE_TYPE
 */
export function addDefinitions(definitions: readonly Definition[]): void {
  for (const definition of definitions) {
    resolveParameterTypes([definition]);
    context().definitions.add(definition);
  }
}
