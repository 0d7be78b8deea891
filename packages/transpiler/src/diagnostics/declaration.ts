/** How a dialect declares its diagnostics: each code once, with its text, severity and advice. */

/**
 * How severe a diagnostic is. `error`: always an error. `strict`: the severity of the setting `strict`; not reported if
 * it is `off`. `warning`: always a warning. `deprecation`: a warning that is counted separately. `note`: information
 * that neither fails nor needs a change.
 */
export type DeclaredSeverity = 'error' | 'strict' | 'warning' | 'deprecation' | 'note';

export interface Declaration {
  /** The message. `{name}` is a placeholder. */
  readonly text: string;
  readonly severity: DeclaredSeverity;
  /** Sentences that explain the message, for languages whose messages have a summary and a detail. */
  readonly detail?: string;
  /** How to fix the problem. */
  readonly help?: string;
  /** The code is not one of the original language: its users do not know it. */
  readonly own?: true;
  /** The reported code, if several texts share a code. Defaults to the name of the declaration. */
  readonly code?: string;
}

/** All diagnostics of a dialect, by name. */
export type DiagnosticTable = Readonly<Record<string, Declaration>>;

/** The names of the placeholders in a text. */
export type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Inner extends ''
    ? PlaceholdersOf<Rest>
    : Inner | PlaceholdersOf<Rest>
  : never;

type TextsOf<D extends Declaration> = D['text'] | (D extends { detail: infer Detail extends string } ? Detail : never);

/** The parameters of a declaration: a string for each placeholder of its text and detail. */
export type DeclarationParameters<D extends Declaration> = {
  readonly [Placeholder in PlaceholdersOf<TextsOf<D>>]: string;
};
