/** Whether the function with a name reads variables of its caller by name. */
export type ReadsScope = (functionName: string) => boolean;

/** The answers of `ReadsScope` on which a compiled module depends, by the names of functions. */
export type ScopeReaders = Readonly<Record<string, boolean>>;

/** Calls `compile` with a function that records its answers. Returns the result with them. */
export function recordScopeReaders<T>(
  readsScope: ReadsScope,
  compile: (readsScope: ReadsScope) => T,
): T & { readonly scopeReaders: ScopeReaders } {
  const answers = new Map<string, boolean>();
  const result = compile((name) => {
    const answer = readsScope(name);
    answers.set(name, answer);
    return answer;
  });
  return { ...result, scopeReaders: Object.fromEntries(answers) };
}

/** Whether the functions still have the recorded answers. */
export function areCurrent(scopeReaders: ScopeReaders, readsScope: ReadsScope): boolean {
  return Object.entries(scopeReaders).every(([name, answer]) => readsScope(name) === answer);
}
