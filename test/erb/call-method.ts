import { BailOut, blockMethod, changingMethods, method } from '@pptjs/erb/runtime';
import { blocks, type Calls } from './blocks.js';
import { describe, own, read, type Wire } from './wire.js';

const CHANGING = new Set(changingMethods.flatMap(({ entries }) => entries.map(({ name }) => name)));

export interface Outcome {
  readonly result: string;
  /** The receiver after the call. */
  readonly changed: string;
  /** The calls of the block. */
  readonly calls: Calls;
}

/** Calls a method as compiled code does. Returns undefined if it bails out. */
export function callMethod([receiver, name, wires, block]: readonly [
  receiver: Wire,
  name: string,
  args: readonly Wire[],
  block: string | null,
  ...answer: readonly unknown[],
]): Outcome | undefined {
  const prepare = CHANGING.has(name) ? (wire: Wire) => own(read(wire)) : read;
  const self = prepare(receiver);
  const args = wires.map(prepare);
  const calls: Calls = [];
  try {
    const body = block === null ? undefined : blocks(calls).get(block);
    const result = body === undefined ? method(name)(self, ...args) : blockMethod(name)(self, body, ...args);
    return { result: describe(result), changed: describe(self), calls };
  } catch (error) {
    if (error instanceof BailOut) return undefined;
    throw error;
  }
}
