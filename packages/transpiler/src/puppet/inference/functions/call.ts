import type { PuppetType } from '@pptjs/runtime/lattice';
import type { Expression, LambdaExpression } from '../../ast/nodes.js';
import type { Walk } from '../walk/walk.js';

/** A call with a known number of arguments. */
export class InferredCall {
  readonly args: readonly PuppetType[];
  /** The expressions of the arguments: fewer than the arguments if one of them is unfolded. */
  readonly nodes: readonly Expression[];
  readonly lambda: LambdaExpression | null;
  readonly walk: Walk;
  /** Whether the block has been evaluated. */
  isBlockDone = false;

  constructor(args: readonly PuppetType[], nodes: readonly Expression[], lambda: LambdaExpression | null, walk: Walk) {
    this.args = args;
    this.nodes = nodes;
    this.lambda = lambda;
    this.walk = walk;
  }

  /**
   * Evaluates the block of the call with arguments of these types; null for unknown arguments. Returns the type of its
   * result; null if the call has no block.
   */
  block(args: readonly PuppetType[] | null): PuppetType | null {
    this.isBlockDone = true;
    return this.lambda === null ? null : this.walk.block(this.lambda, args);
  }

  /** The number of parameters of the block; null if the block takes a variable number. */
  get blockParameters(): number | null {
    const parameters = this.lambda?.parameters;
    if (parameters === undefined || parameters.some(({ capturesRest, value }) => capturesRest || value !== null))
      return null;
    return parameters.length;
  }
}

/** Returns the type of the result of a function. */
export type ResultOf = (call: InferredCall) => PuppetType;
