// The functions that emitted code calls, and the host with which commands evaluate it.
class ToyError extends Error {}

export function divide(left, right) {
  if (right === 0) throw new ToyError('Division by zero');
  return left / right;
}

export function variable(variables, name) {
  if (!Object.hasOwn(variables, name)) throw new ToyError(`Nothing has the name '${name}'`);
  return variables[name];
}

export const host = {
  evaluate: (main, variables) => main(variables) ?? null,
  print: String,
  toJson: JSON.stringify,
  failureOf: (error) => (error instanceof ToyError ? { code: 'TOY_ERROR', message: error.message } : null),
};
