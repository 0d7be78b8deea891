import { context, type EvaluationContext, type Value } from '@pptjs/runtime/core';
import { DeclaringManifest, type Manifest, type ManifestDescription } from './manifest.js';

interface LinkedDescription extends ManifestDescription {
  /**
   * Returns the manifests of other files whose definitions the file uses. Files may import each other, so it is called when
   * a file is evaluated.
   */
  readonly uses: () => readonly Manifest[];
}

/** A compiled Puppet file whose module imports the modules of other files. */
class LinkedManifest extends DeclaringManifest {
  readonly uses: () => readonly Manifest[];

  constructor(description: LinkedDescription) {
    super(description);
    this.uses = description.uses;
  }

  override run(within: EvaluationContext = context()): Value {
    const found = new Set(this.uses());
    // A set also iterates over the elements that are added during the iteration.
    for (const manifest of found)
      if (manifest instanceof LinkedManifest) for (const used of manifest.uses()) found.add(used);
    for (const manifest of found) for (const definition of manifest.definitions) within.definitions.add(definition);
    return super.run(within);
  }
}

/** The default export of a compiled module that imports definitions of other files. */
export function linkedManifest(description: LinkedDescription): Manifest {
  return new LinkedManifest(description);
}
