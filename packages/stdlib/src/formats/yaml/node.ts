import type { ScalarStyle } from './style.js';

interface NodeBase {
  /** The anchor of a value that occurs several times. */
  anchor?: string;
}

export interface ScalarNode extends NodeBase {
  readonly kind: 'scalar';
  readonly text: string;
  readonly style: ScalarStyle;
  readonly tag?: string;
  /** Whether the scalar is a string. */
  readonly isText?: boolean;
  /** Whether the scalar is undef, which needs a tag as a key. */
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

/** A node of a YAML document. */
export type YamlNode = ScalarNode | SequenceNode | MappingNode | AliasNode;
