/** A node and its facts. */
export interface FleetNode {
  readonly node: string;
  /** The name of the file with the facts, whose extension decides how it is read. */
  readonly name: string;
  readonly facts: Uint8Array;
}

/** The catalog of a node, or the error. */
export interface NodeResult {
  readonly node: string;
  /** Present unless there is an error: the digest of the catalog, and its JSON text compressed with gzip. */
  readonly catalog?: { readonly digest: string; readonly content: Uint8Array };
  readonly error?: string;
  readonly logs: readonly string[];
}

/** Nodes of one run. */
export interface Chunk {
  /** The digest of the artifact. */
  readonly artifact: string;
  /** The settings of the run: JSON data that the caller of `FleetStore.createRun` passed. */
  readonly settings: unknown;
  readonly nodes: readonly FleetNode[];
}

/** Compiles the catalogs of a chunk. Returns a result for each node. */
export type CompileChunk = (chunk: Chunk) => Promise<readonly NodeResult[]>;
