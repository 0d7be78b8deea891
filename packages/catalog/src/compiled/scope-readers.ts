/** Whether the function with a name reads variables of its caller by name. */
export type ReadsScope = (functionName: string) => boolean;

/** The answers of `ReadsScope` on which compiled code depends, with the names of the functions. */
export type ScopeReaders = readonly (readonly [functionName: string, answer: boolean])[];

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
  return { ...result, scopeReaders: [...answers] };
}

/** Whether the functions still have the recorded answers. */
export function areCurrent(scopeReaders: Iterable<ScopeReaders[number]>, readsScope: ReadsScope): boolean {
  for (const [name, answer] of scopeReaders) if (readsScope(name) !== answer) return false;
  return true;
}
