/** The classification of a node: its environment, classes and variables. */
export interface Classification {
  /** The environment that the node must use; undefined if it may choose. */
  readonly environment: string | undefined;
  /** The classes of the node: names, or names with parameters. */
  readonly classes: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
  /** Top-scope variables. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Classifies nodes: an external node classifier (ENC), or nothing. */
export interface NodeClassifier {
  /**
   * @param signal aborts when the client disconnects
   * @throws {HttpError} 500 if the classifier fails, 503 if too many nodes wait for it
   */
  classify(node: string, signal: AbortSignal): Promise<Classification>;
}

/** A node about which nothing is known. */
const UNCLASSIFIED: Classification = { environment: undefined, classes: {}, parameters: {} };

/** Leaves everything to the main manifest. */
export const NO_CLASSIFIER: NodeClassifier = { classify: async () => UNCLASSIFIED };
