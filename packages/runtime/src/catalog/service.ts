import { context, type EvaluationContext } from '../evaluation/context.js';
import { FunctionError } from '../diagnostics/error.js';
import { type CatalogService, provideServices } from '../functions/services.js';
import { containClasses, includeClasses, requireClasses } from './classes.js';
import { Realizer } from './collector.js';
import { createResources } from './create-resources.js';
import { inFunction } from './errors.js';
import type { Frame } from './frame.js';
import { referenced } from './parameter-value.js';
import { catalogTitle, plainName, referenceText } from './reference.js';
import { catalogState, frameFor } from './state.js';
import { addTag } from './tags.js';
import { findType } from './type-name.js';

const service: CatalogService = {
  include: (names) => inFunction(() => void includeClasses(names, currentFrame())),
  contain: (names) => inFunction(() => containClasses(names, currentFrame())),
  require: (names) => inFunction(() => requireClasses(names, currentFrame())),
  realize: (references) => {
    const names = references.map((reference) => {
      const named = referenced(reference);
      return named === null ? String(reference) : referenceText(named.type, named.title);
    });
    const realizer = new Realizer(names);
    realizer.evaluate();
    catalogState().collectors.push(realizer);
  },
  createResources: (type, form, resources, defaults) => inFunction(() => createResources(type, form, resources, defaults, currentFrame())),
  tag: (names) => {
    const { tags } = currentFrame().resource;
    for (const name of names) if (!addTag(tags, name)) throw new FunctionError(`Invalid tag '${name}'`);
  },
  isTagged: (names) => {
    const { resource } = currentFrame();
    const { catalog, main } = catalogState();
    return names.every((name) => resource.isTagged(name) || (resource === main.resource && catalog.tags.has(name.toLowerCase())));
  },
  isDeclared: (type, title) => {
    const resource = catalogState().catalog.find(type, catalogTitle(type, plainName(title)));
    return resource !== undefined && (type !== 'Class' || resource.evaluated);
  },
  hasResourceType: (name) => findType(name.toLowerCase()) !== undefined,
};

function currentFrame(): Frame {
  return frameFor(context().scope);
}

/** Lets the functions of a context act on its catalog. */
export function provideCatalog(to: EvaluationContext): void {
  provideServices(to, { catalog: service });
}
