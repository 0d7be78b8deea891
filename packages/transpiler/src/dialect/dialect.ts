/**
 * The interface between a language and the shared pipeline.
 *
 * A dialect is a front end (`parse`), a lowering (`lower`) and a runtime module. Everything else is shared: the ESTree
 * builders, the printer, source maps, the location of errors, diagnostics, the build, the loader and the commands.
 * docs/dialects.md describes how to write one.
 *
 * A dialect may use another copy of this package than its host. The interface therefore consists of plain data and
 * methods, and the host never tests the class of an object that a dialect returns.
 */
import type { Diagnostic, DiagnosticTable, Strictness } from '../diagnostics/index.js';
import type { CommentedProgram } from '../estree/index.js';
import type { LineAndColumn, SourceRange } from '../text/index.js';
import type { DeclarationBuilder, DeclarationFile } from './declaration-builder.js';
import type { SourceOutline } from './links.js';
import type { ModuleBuilder } from './module-builder.js';
import type { RuntimeModule } from './runtime.js';

export interface SourceOptions {
  /** The name of the source file in diagnostics. Defaults to an empty text. */
  readonly file?: string;
  /**
   * Whether the source is a `file` (default), or an `expression` alone. The goals differ in languages whose files are not
   * sequences of expressions.
   */
  readonly goal?: 'file' | 'expression';
  /** How to treat questionable code: ignore it (`off`), warn, or fail (`error`). Defaults to `DEFAULT_STRICTNESS`. */
  readonly strict?: Strictness;
  /** The folders that contain modules, for languages in which the path of a file decides what the file may define. */
  readonly modulePath?: readonly string[];
}

/** The part of a source that an error is about. It lies in one line. */
export interface ErrorRange extends SourceRange {
  /** The offset that messages report, if it is not the start: an operator is between its operands. */
  readonly anchor?: number;
}

/** The result of parsing a source. */
export interface ParsedSource<Tree> {
  /** The syntax tree; null if the source has errors. */
  readonly tree: Tree | null;
  /** All findings, in the order in which the original language reports them. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Another source of a build, whose types declarations may import. */
export interface DeclaredModule<Tree> {
  readonly tree: Tree;
  /** The module specifier of its declarations. */
  readonly from: string;
}

/**
 * Finds the names of types in the text of a source without parsing it. They may be more than those that the tree has. Names
 * of the same type are equal.
 */
export interface SharedTypeNames {
  /**
   * Whether a source can declare types for other sources.
   * @param moduleFile the name of the source file in the module
   */
  mayDeclare(moduleFile: string): boolean;
  declaredIn(source: string): readonly string[];
  usedIn(source: string): readonly string[];
}

/** The part of a dialect that compiling needs. */
export interface FrontEnd<Tree = unknown> {
  /** Parses and checks a source. Never throws, also not for endless nesting: errors are reported as diagnostics. */
  parse(source: string, options?: SourceOptions): ParsedSource<Tree>;
  /**
   * Parses a source that is not compiled, so it may also be a program for another tool that uses the language. Defaults
   * to `parse`.
   */
  check?(source: string, options?: SourceOptions): ParsedSource<Tree>;
  /**
   * Creates the JavaScript program of a tree that `parse` returned, normally with `module.finish`. The default export
   * is the value that the runtime evaluates.
   */
  lower(tree: Tree, module: ModuleBuilder): CommentedProgram;
  /**
   * Lists the definitions of a tree, and those of other files that it may use. Without this method, a source uses its own
   * definitions only.
   */
  outline?(tree: Tree): SourceOutline;
  /**
   * Declares the exports of the module that `lower` creates, in TypeScript, normally with `file.finish`. Without this
   * method, modules have no declarations.
   */
  declare?(tree: Tree, file: DeclarationBuilder, others?: readonly DeclaredModule<Tree>[]): DeclarationFile;
  /** The types that declarations use of other sources. Without it, each source has its own types only. */
  readonly sharedTypes?: SharedTypeNames;
  /**
   * The error for a tree that is nested too deeply for the stack. Without this method, the overflow of the stack is
   * thrown unchanged.
   */
  nestingFault?(tree: Tree, file: string): Diagnostic;
}

/** A language. */
export interface Dialect<Tree = unknown> extends FrontEnd<Tree> {
  /** The name for the option `--dialect`: lower-case letters, digits and `-`. */
  readonly name: string;
  /** The name of the language in texts for people. */
  readonly title: string;
  /** The extensions of its files, with the dot. Several dialects may share one; the host then selects the first. */
  readonly extensions: readonly string[];
  /** Every diagnostic that `parse` can report, each declared once. */
  readonly diagnostics: DiagnosticTable;
  /** The name of the module that emitted code imports. */
  readonly runtime: string;
  /** Imports the runtime module: `() => import('…')`. Evaluating a source needs it, and compiling a source does not. */
  loadRuntime(): Promise<RuntimeModule>;
  /** Prints a tree as text for people and tests. The same tree always gives the same text. */
  printTree(tree: Tree): string;
  /**
   * The range of the source that an error refers to. Without this method, it is the token at `offset`.
   *
   * @param offset the source offset of the token that the failing JavaScript call comes from
   * @param part the part of the call that the error blames, in the terms of the runtime: see `RuntimeFailure.part`
   * @returns null if the error has no place
   */
  locate?(tree: Tree, offset: number, part: unknown): ErrorRange | null;
  /**
   * The line and column of an offset, from 1, in languages whose columns are not characters. Without this method, a
   * column is the number of a character (code point).
   */
  placeAt?(tree: Tree, offset: number): LineAndColumn;
}
