import { FunctionError, inspected, type Value } from '@pptjs/runtime';
import { parseIpAddress } from '../ip-address.js';

/** Checks that each of some values is a text that is valid. */
export function checkTexts(
  name: string,
  args: readonly Value[],
  isValid: (text: string) => boolean,
  problem: (shown: string) => string,
): void {
  if (args.length === 0) throw new FunctionError(`${name}(): wrong number of arguments (0; must be > 0)`);
  for (const value of args) {
    if (typeof value !== 'string') throw new FunctionError(`${inspected(value)} is not a string.`);
    if (!isValid(value)) throw new FunctionError(problem(inspected(value)));
  }
}

/** `validate_ip_address` and its like; `version` is the one that is wanted. */
export function addressCheck(name: string, label: string, version?: 4 | 6): (args: readonly Value[]) => void {
  const isValid = (text: string): boolean => {
    const address = parseIpAddress(text);
    return address !== undefined && (version === undefined || address.version === version);
  };
  return (args) => checkTexts(name, args, isValid, (shown) => `${shown} is not a valid ${label} address.`);
}
