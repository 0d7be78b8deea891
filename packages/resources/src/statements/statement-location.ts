import type { ErrorOrigin, LineRange } from '@pptjs/runtime/core';
import { type DeclarationPlace, locationOf } from '../errors/place.js';
import type { CatalogFrame } from '../model/resource.js';
import type { StatementPlace } from '../model/statement.js';
import { type CatalogState, runningManifest } from '../state/state.js';

/** The location of a statement. Messages show its file and line. The other fields find its attributes in the source. */
export class StatementLocation implements DeclarationPlace {
  readonly file: string;
  readonly line: number;
  /** From 1. Undefined if no other statement with attributes begins on the line. */
  readonly sourceColumn: number | undefined;
  readonly state: CatalogState;
  readonly frame: CatalogFrame;

  constructor(state: CatalogState, frame: CatalogFrame, { file, line, column }: StatementPlace) {
    const { context } = state;
    this.state = state;
    this.frame = frame;
    this.file = file === undefined ? fileOf(state, frame) : locationOf(context, file);
    this.line = line;
    this.sourceColumn = column;
  }
}

/** The file whose code runs in a frame. The top scope belongs to all files of the main manifest. */
function fileOf({ context }: CatalogState, { definition, file }: CatalogFrame): string {
  return definition === null ? runningManifest(context) : file;
}

/**
 * The place of an attribute. Compiled code contains no lines of attributes, so the line is found in the Puppet source
 * when a message needs it. Without the source, it is the line of the statement.
 */
export class AttributePlace implements DeclarationPlace {
  readonly statement: StatementLocation;
  /** The index of the resource body. 0 for other statements. */
  readonly body: number;
  /** The index of the attribute in the body. */
  readonly index: number;
  /** The name of the attribute; `*` for the attributes of `* => hash`. */
  readonly name: string;

  constructor(statement: StatementLocation, body: number, index: number, name: string) {
    this.statement = statement;
    this.body = body;
    this.index = index;
    this.name = name;
  }

  get file(): string {
    return this.statement.file;
  }

  get line(): number {
    return this.#range?.line ?? this.statement.line;
  }

  get origin(): ErrorOrigin | undefined {
    const range = this.#range;
    return range === null ? undefined : { file: this.file, ...range };
  }

  get #range(): LineRange | null {
    const { state, file, line, sourceColumn } = this.statement;
    const { body, index, name } = this;
    const site = { file, line, column: sourceColumn ?? null, body, index, name };
    return state.context.services.places?.attributeRange?.(site) ?? null;
  }
}
