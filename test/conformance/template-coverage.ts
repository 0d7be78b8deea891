import { Session } from 'node:inspector';
import { compileFunction } from 'node:vm';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { type CompiledModule } from '@pptjs/erb';
import * as runtime from '@pptjs/erb/runtime';

const SCHEME = 'erb:';

/** Loads compiled templates, and records which of their branches are executed. */
export class TemplateCoverage {
  readonly #session = new Session();
  readonly #modules = new Map<string, CompiledModule>();

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  }

  load(name: string, module: CompiledModule): runtime.CompiledTemplate {
    this.#modules.set(name, module);
    const exports: { default?: runtime.CompiledTemplate } = {};
    compileFunction(module.code, ['require', 'exports'], { filename: SCHEME + name })(() => runtime, exports);
    return exports.default as runtime.CompiledTemplate;
  }

  /** Ends the recording. Returns the branches that were never executed: `template:line:column` in the template. */
  end(): string[] {
    const missed: string[] = [];
    this.#session.post('Profiler.takePreciseCoverage', (error, coverage) => {
      if (error !== null) throw error;
      for (const { url, functions } of coverage.result) {
        const name = url.slice(SCHEME.length);
        const module = this.#modules.get(name);
        if (module === undefined || !url.startsWith(SCHEME)) continue;
        const ranges = functions.flatMap((each) => each.ranges).filter(({ count }) => count === 0);
        for (const place of placesOf(module, ranges)) missed.push(`${name}:${place}`);
      }
    });
    this.#session.disconnect();
    return [...new Set(missed)];
  }
}

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
}

/** Returns the place in the template of the first code in each range: `line:column`, both from 1. */
function placesOf({ code, map }: CompiledModule, ranges: readonly Range[]): string[] {
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
    return first?.place ?? [];
  });
}
