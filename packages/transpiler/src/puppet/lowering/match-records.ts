import type * as ESTree from 'estree';
import * as b from '../../estree/index.js';
import type { MatchRegion } from '../analysis/frame.js';
import type { LoweringContext } from './context.js';

/** The records of a JavaScript function from which match variables (`$0`, `$1`, …) are read. */
export class MatchRecords {
  readonly #context: LoweringContext;
  #names: Map<MatchRegion, string> | undefined;

  constructor(context: LoweringContext) {
    this.#context = context;
  }

  /** The record that matches in a region are written to; null if they need not be recorded. */
  writtenIn(region: MatchRegion): ESTree.Identifier | null {
    return region.recording ? this.readIn(region) : null;
  }

  /** The record that match variables in a region are read from; null if no earlier match can have set them. */
  readIn(region: MatchRegion | null): ESTree.Identifier | null {
    for (let at = region; at !== null; at = at.parent) {
      if (at.recording) return b.identifier(this.#nameOf(at));
    }
    return null;
  }

  /** Names a record in the context of its region. A lambda may need the name before the record is declared. */
  #nameOf(region: MatchRegion): string {
    const { frame, outer, locals } = this.#context;
    if (region.frame !== frame && outer !== null) return outer.matches.#nameOf(region);
    let name = this.#names?.get(region);
    if (name === undefined) {
      // The outer record is named first. The inner record starts with the outer one's groups, so its name must differ.
      this.readIn(region.parent);
      (this.#names ??= new Map()).set(region, (name = locals.temporary('matches')));
    }
    return name;
  }

  /** `new MatchRecord(…)` for a region. The record starts with the matches of the region around it. */
  create(region: MatchRegion): ESTree.Expression {
    const around = this.readIn(region.parent) ?? this.around();
    return b.construct(this.#context.module.imported('runtime', 'MatchRecord'), around === null ? [] : [around]);
  }

  /** The matches that exist before the code starts: those of the caller of a template, or of a node's name. */
  around(): ESTree.Expression | null {
    const { module, root } = this.#context;
    const { kind, isTemplate } = root.frame;
    if (isTemplate) return module.call('matchesAround', [this.#context.scope()]);
    return kind === 'node' ? module.call('nodeMatches', [this.#context.scope()]) : null;
  }
}
