import { argumentsOf } from '@pptjs/erb/parser';
import { CallNode, type Node } from '@ruby/prism/src/nodes.js';
import type { DataTypeData } from '../json.js';
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

/** Reads a file that contains only a data type, with a literal interface and perhaps methods. */
export function readDataTypeFile(statements: readonly Node[], name: string): DataTypeData {
  const [creation, ...others] = statements;
  if (creation === undefined || others.length > 0 || !isTypeCreation(creation)) uncertain('not only a data type');
  const parts = blockBody(creation);
  const interfaces = parts.filter(isInterface);
  const codes = parts.filter(isImplementation);
  const [typeName, text] = [...argumentsOf(creation), ...interfaces.flatMap((call) => argumentsOf(call))];
  const isPlain = interfaces.length === 1 && codes.length < 2 && parts.length === interfaces.length + codes.length;
  if (!isPlain || typeName === undefined || text === undefined || argumentsOf(creation).length > 1)
    uncertain('another form of data type', creation);
  const found = { name: textOf(typeName), interface: textOf(text), implemented: codes.length > 0, takesHash: true };
  if (found.name.toLowerCase() !== name) uncertain('another name', creation);
  return found;
}

function isImplementation(node: Node): node is CallNode {
  return node instanceof CallNode && node.name === 'implementation' && node.receiver === null && node.block !== null;
}
