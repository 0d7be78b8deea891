import {
  type DeclarationParameters,
  type Diagnostic,
  diagnosticFrom,
  type DiagnosticTable,
  type SourceRange,
} from '@pptjs/transpiler/dialect';
import { terraformDiagnostics } from './diagnostics.js';
import type { LiteralValue } from './nodes.js';
import { Positions } from './positions.js';
import { TokenStream } from './token-stream.js';
import { closingOf, openingOf, opensRegion, type Token, type TokenKind } from './token.js';

/** The maximum nesting depth, so that no walk over the tree and no evaluation overflows the stack. */
const MAX_NESTING_DEPTH = 400;
/** The maximum number of operators and steps in a chain. They nest as well, but need little stack. */
const MAX_CHAIN_LENGTH = 1000;

type Table = typeof terraformDiagnostics;
export type DiagnosticName = keyof Table;

/** Ends a parse that cannot go on. The diagnostic is already reported. */
export class ParseStopped extends Error {}

/** The state that every rule of the parser shares: the tokens, the diagnostics, and recovery after an error. */
export class ParserState extends TokenStream {
  readonly file: string;
  readonly positions: Positions;
  readonly diagnostics: Diagnostic[] = [];
  /**
   * Whether the parser has skipped tokens. Then it suppresses errors about unexpected tokens, because the skipping may
   * have ended at a wrong place.
   */
  recovery = false;
  #depth = 0;

  constructor(source: string, tokens: readonly Token[], file: string) {
    super(source, tokens);
    this.file = file;
    this.positions = new Positions(source, tokens);
  }

  report<Name extends PlainName>(name: Name, range: SourceRange): void;
  report<Name extends DiagnosticName>(
    name: Name,
    range: SourceRange,
    parameters: DeclarationParameters<Table[Name]>,
  ): void;
  report(name: DiagnosticName, range: SourceRange, parameters: Readonly<Record<string, string>> = {}): void {
    const place = { file: this.file, start: range.start, end: range.end, ...this.positions.placeAt(range.start) };
    this.diagnostics.push(diagnosticFrom<DiagnosticTable, string>(terraformDiagnostics, name, parameters, place));
  }

  /** Reports an error unless the parser is recovering from another one. */
  reportUnlessRecovering<Name extends PlainName>(name: Name, range: SourceRange): void {
    if (!this.recovery) this.report(name, range);
  }

  get errorCount(): number {
    return this.diagnostics.length;
  }

  /** Whether skipping is under way because of an error that was reported since the count of errors was `before`. */
  hasFailedSince(before: number): boolean {
    return this.recovery && this.diagnostics.length > before;
  }

  /** Runs a rule one nesting level deeper. */
  nested<Result>(rule: () => Result): Result {
    if (++this.#depth > MAX_NESTING_DEPTH) this.stopTooDeep();
    const result = rule();
    this.#depth--;
    return result;
  }

  /** Checks the length of a chain of operators or steps, which nests as deeply as it is long. */
  checkChain(length: number): void {
    if (length > MAX_CHAIN_LENGTH) this.stopTooDeep();
  }

  stopTooDeep(): never {
    const [limit, chain] = [String(MAX_NESTING_DEPTH), String(MAX_CHAIN_LENGTH)];
    this.report('NESTING_TOO_DEEP', this.peek(), { limit, chain });
    throw new ParseStopped();
  }

  /** A place as HCL writes it in messages: `main.tf:1,5-8`, or `main.tf:1,5-2,3` across lines. */
  placeText({ start, end }: SourceRange): string {
    const from = this.positions.placeAt(start);
    const to = this.positions.placeAt(end);
    const last = from.line === to.line ? `${to.column}` : `${to.line},${to.column}`;
    return `${this.file}:${from.line},${from.column}-${last}`;
  }

  /** The node in place of an expression with an error. The source has no tree then. */
  placeholder({ start, end }: SourceRange): LiteralValue {
    return { kind: 'LiteralValue', type: 'null', text: 'null', start, end };
  }

  /** Skips the tokens up to the bracket that closes the current region, or up to the end. Returns the last one. */
  recoverTo(closing: TokenKind): Token {
    const opening = openingOf(closing);
    this.recovery = true;
    for (let nesting = 0; ;) {
      const token = this.read();
      const isSequence = closing === 'TemplateSeqEnd' && token.kind === 'TemplateControl';
      if (isSequence || (opening !== undefined && token.kind === opening)) nesting++;
      else if (token.kind === closing) {
        if (nesting < 1) return token;
        nesting--;
      } else if (token.kind === 'EOF') return token;
    }
  }

  /** Skips the rest of an argument or block: the tokens up to the next line feed outside of brackets. */
  recoverAfterBodyItem(): void {
    this.recovery = true;
    const open: TokenKind[] = [];
    for (;;) {
      const { kind } = this.read();
      if (kind === 'EOF' || (kind === 'Newline' && open.length === 0)) return;
      if (opensRegion(kind)) open.push(kind);
      else if (openingOf(kind) !== undefined) closeRegion(open, kind);
    }
  }
}

/** Removes the region that a bracket closes, and the regions within it. */
function closeRegion(open: TokenKind[], closing: TokenKind): void {
  for (let opening = open.pop(); opening !== undefined; opening = open.pop())
    if (closingOf(opening) === closing) return;
}

/** The diagnostics without placeholders. */
export type PlainName = {
  [Name in DiagnosticName]: keyof DeclarationParameters<Table[Name]> extends never ? Name : never;
}[DiagnosticName];
