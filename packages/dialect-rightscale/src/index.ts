import type { Dialect } from '@pptjs/transpiler/dialect';
export const rightscale = {} as Dialect;
