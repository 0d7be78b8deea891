/** A definition of another file that a source may use. */
export interface UsedDefinition {
  /** Identifies the definition: the outline of the source that defines it has the same text. */
  readonly definition: string;
  /**
   * Whether the code refers to the definition itself. Otherwise the evaluation looks up the name, and needs the file with the
   * definition only.
   */
  readonly isDirect: boolean;
  /** The name of the module whose files may contain it; null for files outside of modules. */
  readonly module: string | null;
  /** The paths of these files in the folder of the module, in the order in which they are searched. */
  readonly files: readonly string[];
}

/** The definitions of a source, and those of other files that it may use. */
export interface SourceOutline {
  /** The names under which the module of the source exports its definitions, by definition. */
  readonly defines: Readonly<Record<string, string>>;
  readonly uses: readonly UsedDefinition[];
}

/** The outline of a source that neither defines nor uses anything. */
export const EMPTY_OUTLINE: SourceOutline = { defines: {}, uses: [] };

/** Where a module imports a definition from. */
export interface Link {
  /** The specifier of the module that defines it. */
  readonly from: string;
  /** The name under which that module exports it. */
  readonly name: string;
}

/** The definitions of other files that a module imports. */
export type Links = ReadonlyMap<string, Link>;

export const NO_LINKS: Links = new Map();
