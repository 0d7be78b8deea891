import type { Signature } from '@pptjs/runtime/internal';
import type { PuppetType } from '@pptjs/runtime/lattice';
import type { DeclaredFunction } from './world.js';

/** A list of parameters that a call must fit. */
export interface Overload {
  readonly parameters: readonly { readonly name: string; readonly type: PuppetType }[];
  readonly min: number;
  /** Infinity if the last parameter takes all further values. */
  readonly max: number;
  /** The type of the block; null if there is none. `undefined` if blocks are not checked. */
  readonly block: PuppetType | null | undefined;
  readonly isBlockOptional: boolean;
  /** The type of the result; missing if it is not declared. */
  readonly returns?: PuppetType;
}

/** The overload of a native function that a signature describes. */
export function overloadOf(signature: Signature): Overload {
  return {
    parameters: signature.parameters,
    min: signature.min,
    max: signature.max,
    block: signature.block === null ? null : signature.block.type,
    isBlockOptional: signature.blockOptional,
  };
}

/** The only overload of a function in Puppet. */
export function overloadOfFunction({ parameters }: Pick<DeclaredFunction, 'parameters'>): Overload {
  return {
    parameters,
    min: sum(parameters.map(({ hasDefault, rest }) => rest?.min ?? (hasDefault ? 0 : 1))),
    max: sum(parameters.map(({ rest }) => rest?.max ?? 1)),
    block: null,
    isBlockOptional: false,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
