import { createHash } from 'node:crypto';

/** A short answer to a case of the corpus: the error or a digest of the catalog, and the log. */
export interface CorpusAnswer {
  readonly id: string;
  readonly error?: string;
  /** The digest of the catalog as JSON with sorted keys, without the values that differ in each run. */
  readonly digest?: string;
  readonly logs: readonly unknown[];
}

/**
 * Shortens a line that `pptjs batch` or Puppet answers with. The line must contain `$CORPUS` in place of the path of the
 * corpus.
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

/** Returns the data with sorted keys in all objects. */
function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .map(([key, value]) => [key, sorted(value)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
