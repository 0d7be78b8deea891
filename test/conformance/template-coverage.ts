import { Session } from 'node:inspector';
import { compileFunction } from 'node:vm';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { type CompiledModule } from '@pptjs/erb';
import * as runtime from '@pptjs/erb/runtime';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Loads compiled templates, and records which of their branches are executed. */
export class TemplateCoverage {
  readonly #session = new Session();
  /** The start of the URLs of the modules. */
  readonly #scheme: string;
  readonly #modules = new Map<string, CompiledModule>();

  /** @param round distinguishes modules from those of the same templates in other rounds */
  constructor(round: string) {
    this.#scheme = `erb-${round}:`;
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  }

  load(name: string, module: CompiledModule): runtime.CompiledTemplate {
    this.#modules.set(name, module);
    const exports: { default?: runtime.CompiledTemplate } = {};
    compileFunction(module.code, ['require', 'exports'], { filename: this.#scheme + name })(() => runtime, exports);
    return exports.default as runtime.CompiledTemplate;
  }

  /** Ends the recording. */
  end(): ExecutedCode {
    const ranges = new Map<string, readonly Range[]>();
    this.#session.post('Profiler.takePreciseCoverage', (error, coverage) => {
      if (error !== null) throw error;
      for (const { url, functions } of coverage.result) {
        const name = url.slice(this.#scheme.length);
        if (url.startsWith(this.#scheme) && this.#modules.has(name))
          ranges.set(
            name,
            functions.flatMap((each) => each.ranges),
          );
      }
    });
    this.#session.disconnect();
    return new ExecutedCode(this.#modules, ranges);
  }
}

/** A branch of a compiled template that was never executed. */
export interface MissedBranch {
  readonly template: string;
  /** `template:line:column` in the template. */
  readonly place: string;
  /** The start of the branch in the module. */
  readonly offset: number;
}

/** The parts of compiled templates that were executed. */
export class ExecutedCode {
  readonly missed: readonly MissedBranch[];
  readonly #ranges: ReadonlyMap<string, readonly Range[]>;

  constructor(modules: ReadonlyMap<string, CompiledModule>, ranges: ReadonlyMap<string, readonly Range[]>) {
    this.#ranges = ranges;
    this.missed = Array.from(ranges).flatMap(([template, all]) => {
      const module = modules.get(template);
      const unused = all.filter(({ count }) => count === 0);
      const places = module === undefined ? [] : placesOf(module, unused);
      return places.map(({ place, offset }) => ({ template, place: `${template}:${place}`, offset }));
    });
  }

  /** Whether a branch that other renderings have missed was executed. */
  includes({ template, offset }: MissedBranch): boolean {
    const around = (this.#ranges.get(template) ?? []).filter(
      ({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset,
    );
    const sizeOf = ({ startOffset, endOffset }: Range): number => endOffset - startOffset;
    const [innermost] = around.toSorted((left, right) => sizeOf(left) - sizeOf(right));
    return innermost !== undefined && innermost.count > 0;
  }
}

/** Returns the place in the template of the first code in each range: `line:column`, both from 1. */
function placesOf(
  { code, map }: CompiledModule,
  ranges: readonly Range[],
): readonly { readonly place: string; readonly offset: number }[] {
  const lineStarts = [0, ...Array.from(code.matchAll(/\n/g), ({ index }) => index + 1)];
  const places = decodedMappings(new TraceMap(map ?? '')).flatMap((segments, line) =>
    segments.flatMap(([column, , sourceLine, sourceColumn]) =>
      sourceLine === undefined
        ? []
        : [{ offset: (lineStarts[line] ?? 0) + column, place: `${sourceLine + 1}:${(sourceColumn ?? 0) + 1}` }],
    ),
  );
  return ranges.flatMap(({ startOffset, endOffset }) => {
    const first = places.find(({ offset }) => offset >= startOffset && offset < endOffset);
    // A range without code, such as a brace, is no branch.
    return first === undefined ? [] : { place: first.place, offset: startOffset };
  });
}
