import { argumentsOf } from '@pptjs/erb/parser';
import { CallNode, type Node } from '@ruby/prism/src/nodes.js';
import { blockBody } from './functions.js';
import { constantPath, textOf } from './literals.js';
import { parseStatements } from './parse.js';
import { uncertain, Uncertain } from './uncertain.js';

/** A data type that `Puppet::DataTypes.create_type` creates. */
export interface RubyDataType {
  readonly name: string;
  /** The entries of the hash of its `Object[{…}]`, in Puppet. */
  readonly interface: string;
}

/** Reads a data type from the text of its file. Returns undefined if the text does not show the interface. */
export function readDataType(source: string): RubyDataType | undefined {
  const creations = (parseStatements(source) ?? []).filter(isTypeCreation);
  const [creation] = creations;
  if (creation === undefined || creations.length > 1) return undefined;
  try {
    const [name, ...others] = argumentsOf(creation);
    const interfaces = blockBody(creation).filter(isInterface);
    const [text] = interfaces.flatMap((call) => argumentsOf(call));
    if (name === undefined || text === undefined || others.length > 0 || interfaces.length > 1)
      uncertain('another form of data type', creation);
    return { name: textOf(name), interface: textOf(text) };
  } catch (error) {
    if (error instanceof Uncertain) return undefined;
    throw error;
  }
}

function isTypeCreation(node: Node): node is CallNode {
  return node instanceof CallNode && node.name === 'create_type' && constantPath(node.receiver) === 'Puppet::DataTypes';
}

function isInterface(node: Node): node is CallNode {
  return node instanceof CallNode && node.name === 'interface' && node.receiver === null;
}
