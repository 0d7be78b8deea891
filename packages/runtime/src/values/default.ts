/** The class of Puppet's `default`; `DEFAULT` is its only instance. */
export class Default {
  toString(): string {
    return 'default';
  }
}

export const DEFAULT: Default = Object.freeze(new Default());
