import { Sensitive } from '@pptjs/runtime/core';
import { Realizer } from './collector.js';
import { CatalogError, placeText } from './errors.js';
import { passOnMetaparameters } from './metaparameters.js';
import { applyOverride } from './override.js';
import { namesOf } from './parameter-names.js';
import { checkUnevaluated } from './parameters.js';
import { evaluateRelationships } from './relationship.js';
import { isMetaparameter } from './resource-type.js';
import type { Resource } from './resource.js';
import { catalogState } from './state.js';

/**
 * What is left to do when everything is evaluated.
 * @throws {CatalogError} for what was overridden or realized and is not there, and for attributes that a type does not
 * have
 */
export function finishCatalog(): void {
  const { catalog, overrides } = catalogState();
  evaluateRelationships();
  for (const resource of catalog.resources) {
    for (const override of overrides.get(resource.reference) ?? []) applyOverride(resource, override);
    overrides.delete(resource.reference);
    finishResource(resource);
  }
  passOnMetaparameters(catalog);
  failOnLeftovers();
}

function finishResource(resource: Resource): void {
  if (resource.finished) return;
  resource.finished = true;
  checkUnevaluated(resource);
  resource.addContainerTags();
  resource.parameters.forEach((parameter, name) => {
    if (!(parameter.value instanceof Sensitive)) return;
    resource.parameters.set(name, { ...parameter, value: parameter.value.unwrap() });
    resource.sensitive.push(name);
  });
  checkAttributes(resource);
}

function checkAttributes(resource: Resource): void {
  const { builtin, definition, place, reference } = resource;
  const names = definition === null || definition.kind === 'node' ? null : namesOf(definition.parameters);
  resource.parameters.forEach((_, name) => {
    if (builtin !== null && !builtin.hasAttribute(name)) {
      const where = placeText(place.file, place.line);
      throw new CatalogError(`no parameter named '${name}'${where === '' ? '' : ` ${where}`} on ${reference}`, place);
    }
    if (names !== null && name !== 'name' && !isMetaparameter(name) && !names.has(name))
      throw new CatalogError(`${reference}: has no parameter named '${name}'`);
  });
}

function failOnLeftovers(): void {
  const { overrides, collectors } = catalogState();
  const lost = [...overrides].flatMap(([reference, all]) => all.map(() => reference));
  if (lost.length > 0) throw new CatalogError(`Could not find resource(s) ${lost.join(', ')} for overriding`);
  const missing = collectors.flatMap((collector) => (collector instanceof Realizer ? [...collector.missing] : []));
  if (missing.length > 0) throw new CatalogError(`Failed to realize virtual resources ${missing.join(', ')}`);
}
