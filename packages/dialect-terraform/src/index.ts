import type { Dialect } from '@pptjs/transpiler/dialect';
export const terraform = {} as Dialect;
