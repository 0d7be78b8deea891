import { readSource } from '@pptjs/build';
import { type Dialect, outlineWith, type SourceOutline } from '@pptjs/transpiler/dialect';

interface KnownOutline {
  readonly text: string;
  readonly outline: SourceOutline | undefined;
}

/** The outlines of the sources of a bundle. A source is parsed again after a change. */
export class Outlines {
  /** By path. There is one entry for each file with definitions that a source of the bundle may use. */
  readonly #known = new Map<string, KnownOutline>();

  /** Returns the outline of a source; undefined if it has errors. */
  of(path: string, dialect: Dialect): SourceOutline | undefined {
    const { text } = readSource(path, path);
    if (text === undefined) return undefined;
    let known = this.#known.get(path);
    if (known?.text !== text)
      this.#known.set(path, (known = { text, outline: outlineWith(dialect, text, { file: path }) }));
    return known.outline;
  }
}
