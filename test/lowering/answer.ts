import { evaluateSource } from '@pptjs/engine';
import { createContext, richData, withContext, writeJson } from '@pptjs/runtime';

/** Returns the result of a program, or its error. */
export function answer(source: string): string {
  const context = createContext({ log: () => undefined });
  try {
    return writeJson(richData(withContext(context, () => evaluateSource(source, { file: 'case.pp', context }))));
  } catch (error) {
    return (error as Error).message;
  }
}
