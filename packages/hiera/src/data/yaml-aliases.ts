import { type Alias, type Document, isAlias, type Node, visit } from 'yaml';

/**
 * The nodes that the aliases of a document stand for. The library searches the whole document for each alias, so this
 * class reads the document once, when it is asked for the first alias.
 */
export class AliasedNodes {
  readonly #document: Document;
  #targets: ReadonlyMap<Alias, Node> | undefined;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Returns the last node before the alias that has its anchor. */
  find(alias: Alias): Node | undefined {
    return (this.#targets ??= readTargets(this.#document)).get(alias);
  }
}

function readTargets(document: Document): ReadonlyMap<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node)) {
        const target = anchors.get(node.source);
        if (target !== undefined) targets.set(node, target);
      } else if (node.anchor !== undefined) anchors.set(node.anchor, node);
    },
  });
  return targets;
}
