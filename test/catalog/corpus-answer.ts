import { createHash } from 'node:crypto';

/** An answer to a case of the corpus, short: the error, or a digest of the catalog; and what was logged. */
export interface CorpusAnswer {
  readonly id: string;
  readonly error?: string;
  /** Of the catalog as JSON, keys in order, without what differs from run to run. */
  readonly digest?: string;
  readonly logs: readonly unknown[];
}

/**
 * Shortens a line that `compile --batch`, or the reference, answers with. Paths of the corpus must have been replaced
 * by `$CORPUS`.
 */
export function shorten(line: string): CorpusAnswer {
  const { id, catalog, error, logs } = JSON.parse(line) as {
    id: string;
    catalog?: Record<string, unknown>;
    error?: string;
    logs: unknown[];
  };
  if (catalog === undefined) return { id, ...(error !== undefined && { error }), logs };
  const { version, catalog_uuid, ...rest } = catalog;
  void version;
  void catalog_uuid;
  return {
    id,
    digest: createHash('sha256')
      .update(JSON.stringify(sorted(rest)))
      .digest('base64')
      .slice(0, 22),
    logs,
  };
}

/** The same data with the keys of all objects in order. */
function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .map(([key, value]) => [key, sorted(value)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
