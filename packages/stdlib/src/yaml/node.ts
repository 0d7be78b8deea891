import type { ScalarStyle } from './style.js';

interface NodeBase {
  /** What the value stood for where it first came, if it comes again. */
  anchor?: string;
}

export interface ScalarNode extends NodeBase {
  readonly kind: 'scalar';
  readonly text: string;
  readonly style: ScalarStyle;
  readonly tag?: string;
  /** A text: what else stands for itself is none. */
  readonly isText?: boolean;
  /** An undef: as a key it needs a tag of its own. */
  readonly isNull?: boolean;
}

export interface SequenceNode extends NodeBase {
  readonly kind: 'sequence';
  readonly items: readonly YamlNode[];
}

export interface MappingNode extends NodeBase {
  readonly kind: 'mapping';
  readonly pairs: readonly (readonly [YamlNode, YamlNode])[];
  readonly tag?: string;
}

export interface AliasNode {
  readonly kind: 'alias';
  readonly of: { readonly anchor?: string };
}

/** What a YAML document is made of. */
export type YamlNode = ScalarNode | SequenceNode | MappingNode | AliasNode;
