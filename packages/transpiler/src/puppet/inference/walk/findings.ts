import { type Diagnostic, diagnosticFrom, type Severity } from '../../../diagnostics/index.js';
import { LineIndex } from '../../../text/index.js';
import { anchorRange } from '../../ast/anchor.js';
import type { Node } from '../../ast/nodes.js';
import { typeFindings, type TypeFindingName, type TypeFindingParameters } from '../../diagnostics/index.js';

/**
 * Collects the findings of one source. A finding about a node is reported once, although inference evaluates some blocks
 * several times.
 */
export class Findings {
  readonly #byPlace = new Map<string, Diagnostic>();
  readonly #file: string;
  readonly #source: string;
  #lines: LineIndex | undefined;
  /** How many bodies of `silently` and `possibly` are running. */
  readonly #depths = { silent: 0, possible: 0 };

  constructor(file: string, source: string) {
    this.#file = file;
    this.#source = source;
  }

  get diagnostics(): readonly Diagnostic[] {
    return [...this.#byPlace.values()].toSorted((a, b) => a.start - b.start);
  }

  /** Whether findings are reported, and errors are certain. */
  get isCertain(): boolean {
    return !this.isSilent && this.#depths.possible === 0;
  }

  get isSilent(): boolean {
    return this.#depths.silent > 0;
  }

  /** Runs `body` without findings: for types that are not final yet, and for code that is never evaluated. */
  silently<T>(body: () => T): T {
    return this.#within('silent', body);
  }

  /**
   * Runs `body` so that its errors are only possible, and its other findings are left out: for one of several evaluations of
   * the same code.
   */
  possibly<T>(body: () => T): T {
    return this.#within('possible', body);
  }

  #within<T>(mode: 'silent' | 'possible', body: () => T): T {
    this.#depths[mode]++;
    try {
      return body();
    } finally {
      this.#depths[mode]--;
    }
  }

  /** @param severity defaults to that of the declaration */
  add<Name extends TypeFindingName>(
    name: Name,
    parameters: TypeFindingParameters<Name>,
    node: Node,
    severity: Severity = typeFindings[name].severity,
  ): void {
    if (this.isSilent) return;
    if (this.#depths.possible > 0) {
      if (severity !== 'error') return;
      severity = 'warning';
    }
    const { start, end } = anchorRange(node, this.#source);
    const key = `${name} ${start} ${end}`;
    const earlier = this.#byPlace.get(key);
    if (earlier !== undefined && (earlier.severity === 'error' || severity !== 'error')) return;
    const { line, column } = (this.#lines ??= new LineIndex(this.#source)).placeAt(start);
    const place = { file: this.#file, start, end, line, column };
    this.#byPlace.set(
      key,
      diagnosticFrom<typeof typeFindings, TypeFindingName>(typeFindings, name, parameters as never, place, severity),
    );
  }
}
