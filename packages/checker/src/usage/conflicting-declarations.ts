import type { DeclarationStep, Diagnostic } from '@pptjs/transpiler';
import { diagnosticFrom } from '@pptjs/transpiler/dialect';
import { usageFindings } from '../findings/declarations.js';
import { findingsAbout, type UsingFile } from './using-file.js';

/** The declarations of a class or node, with their file. */
interface Sequence {
  readonly file: UsingFile;
  readonly steps: readonly DeclarationStep[];
}

/** A declaration of a resource that another class or node has declared before. */
interface Conflict {
  readonly step: DeclarationStep;
  readonly file: UsingFile;
  readonly first: Place;
}

/** Where a resource is declared. */
interface Place {
  readonly sequence: Sequence;
  readonly step: DeclarationStep;
}

/** More declarations than this are not followed from one class. */
const MAX_STEPS = 10_000;

/**
 * Warns about resources that two classes declare, one of which declares the other, or which a third class or a node declares.
 * Only declarations that are evaluated whenever their class is count.
 */
export function conflictingDeclarations(files: readonly UsingFile[]): readonly (readonly Diagnostic[])[] {
  const roots = files.flatMap((file) => file.usage.evaluated.map(({ name, steps }) => ({ name, file, steps })));
  const classes = new Map<string, Sequence>();
  for (const { name, file, steps } of roots) if (name !== '') classes.set(name, { file, steps });
  const conflicts = new Map<string, Conflict>();
  for (const root of roots) new Evaluation(classes, conflicts).run(root);
  return files.map((file) => {
    const own = Array.from(conflicts.values()).filter((each) => each.file === file);
    const uses = own.map(({ step: { start, end }, ...conflict }) => ({ start, end, ...conflict }));
    return findingsAbout(file, uses, ({ first }, at) => {
      const resource = first.step.reference;
      const [other] = findingsAbout(first.sequence.file, [first.step], (_, place) => place);
      const place = other === undefined ? '' : `The other declaration is in ${other.file}:${other.line}.`;
      return diagnosticFrom(usageFindings, 'TYPE_CONFLICTING_CLASSES', { resource, place }, at, 'warning');
    });
  });
}

/** Follows the declarations of one class or node in the order in which Puppet evaluates them. */
class Evaluation {
  readonly #classes: ReadonlyMap<string, Sequence>;
  /** By file and position. */
  readonly #conflicts: Map<string, Conflict>;
  readonly #declared = new Map<string, Place>();
  #steps = 0;

  constructor(classes: ReadonlyMap<string, Sequence>, conflicts: Map<string, Conflict>) {
    this.#classes = classes;
    this.#conflicts = conflicts;
  }

  run(sequence: Sequence): void {
    for (const step of sequence.steps) {
      if (++this.#steps > MAX_STEPS) return;
      const first = this.#declared.get(step.reference);
      if (first !== undefined) {
        if (!step.mayExist) this.#addConflict(step, sequence, first);
        continue;
      }
      this.#declared.set(step.reference, { sequence, step });
      const declared = step.className === '' ? undefined : this.#classes.get(step.className);
      if (declared !== undefined) this.run(declared);
    }
  }

  /** Two declarations in one class are a finding about its file. */
  #addConflict(step: DeclarationStep, { file, steps }: Sequence, first: Place): void {
    if (first.sequence.steps === steps) return;
    const key = `${file.shownName} ${step.start} ${step.reference}`;
    if (!this.#conflicts.has(key)) this.#conflicts.set(key, { step, file, first });
  }
}
