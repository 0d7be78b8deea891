import { DEFAULT, formatMessage, type NodeDefinition, PuppetRegExp } from '@pptjs/runtime/internal';
import { didYouMean } from '@pptjs/runtime/suggestion';
import { messages } from '../messages.js';

/** More node definitions than these are not listed. */
const MAX_LISTED = 6;

/**
 * Names the node definitions that may be meant if there are definitions, but none for the node `name`.
 *
 * @returns undefined if there are no definitions, or one is for the node
 */
export function explainMissingNode(nodes: readonly NodeDefinition[], name: string): string | undefined {
  const names: string[] = [];
  const shown: string[] = [];
  for (const value of nodes.flatMap(({ matches }) => matches())) {
    if (value === DEFAULT) return undefined;
    if (value instanceof PuppetRegExp) {
      if (value.compiled.test(name)) return undefined;
      shown.push(`/${value.source}/`);
    } else if (typeof value === 'string') {
      if (value.toLowerCase() === name.toLowerCase()) return undefined;
      names.push(value);
      shown.push(`'${value}'`);
    }
  }
  if (shown.length === 0) return undefined;
  const listed = [...shown.slice(0, MAX_LISTED), ...(shown.length > MAX_LISTED ? ['…'] : [])].join(', ');
  return didYouMean(name, names) ?? formatMessage(messages.NODE_DEFINITIONS, { names: listed });
}
