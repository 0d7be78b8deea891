/** How the runtime declares what can go wrong: each problem once, with the texts that Terraform's users know. */

export interface Problem {
  /** A stable code. Several problems may share one. */
  readonly code: string;
  /** Terraform's summary. `{name}` is a placeholder. */
  readonly summary: string;
  /** Terraform's detail: sentences that explain the summary. `{name}` is a placeholder. */
  readonly detail: string;
}

export type ProblemTable = Readonly<Record<string, Problem>>;

type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Inner | PlaceholdersOf<Rest>
  : never;

/** The parameters of a problem: a text for each placeholder. */
export type ProblemParameters<P extends Problem> = {
  readonly [Placeholder in PlaceholdersOf<P['summary'] | P['detail']>]: string;
};

/** Fills the placeholders of a text. */
export function fillPlaceholders(text: string, parameters: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole);
}
