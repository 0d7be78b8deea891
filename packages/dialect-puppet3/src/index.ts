import type { Dialect } from '@pptjs/transpiler/dialect';
export const puppet3 = {} as Dialect;
