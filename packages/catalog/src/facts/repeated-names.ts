import { formatMessage, fromJS, interpolate, type LogEntry } from '@pptjs/runtime/internal';
import { findFact, type NodeOptions } from '../compiler-options.js';
import { messages } from '../messages.js';

/**
 * Returns a warning for each fact with the name of a parameter of the node, such as `environment`: the variable has the
 * value of the parameter.
 */
export function repeatedNames(
  node: NodeOptions,
  nodeName: string,
  parameters: Readonly<Record<string, unknown>>,
): LogEntry[] {
  return Object.entries(parameters).flatMap(([parameter, value]) => {
    const fact = findFact(node, parameter);
    if (fact === undefined) return [];
    const message = formatMessage(messages.REPEATED_PARAMETER, {
      parameter,
      node: nodeName,
      current: interpolate(fromJS(value)),
      ignored: interpolate(fromJS(fact)),
    });
    return [{ level: 'warning', message }];
  });
}
