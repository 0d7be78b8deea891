/**
 * A constant that is computed at its first use. The result must be immutable and must not depend on the evaluation:
 * all evaluations share it.
 */
export function lazy<T>(compute: () => T): () => T {
  let value: { readonly of: T } | undefined;
  return () => (value ??= { of: compute() }).of;
}
