import type { EvaluationContext } from '@pptjs/runtime/core';
import type { Manifest } from './manifest.js';

/** The manifests of other files whose definitions a file uses. */
export interface UsedManifests {
  direct(): readonly Manifest[];
  /** Adds the definitions of these manifests, and of those that they use, to an evaluation. */
  addTo(context: EvaluationContext): void;
}

/**
 * Modules that import definitions of other files call this function. Other modules do not contain the search.
 *
 * @param direct returns the manifests of the imported files. Files may import each other, so it is called when the file is
 * evaluated
 */
export function usedManifests(direct: () => readonly Manifest[]): UsedManifests {
  return {
    direct,
    addTo({ definitions }) {
      const found = new Set(direct());
      // A set also iterates over the elements that are added during the iteration.
      for (const manifest of found) for (const used of manifest.uses?.direct() ?? []) found.add(used);
      for (const manifest of found) for (const definition of manifest.definitions) definitions.add(definition);
    },
  };
}
