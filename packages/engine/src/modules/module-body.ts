/** The parameters of the function whose body is a compiled CommonJS module. */
export const MODULE_PARAMETERS = ['require', 'exports'] as const;

/** A compiled CommonJS module as a function. */
export type ModuleBody = (require: (name: string) => unknown, exports: object) => void;

/** `new Function` puts two lines before the code of the function. */
export const HEAD_LINES = 2;

/** Creates the function of a compiled CommonJS module, without Node. Stacks name the URL, and count `HEAD_LINES` more. */
export function compileModule(code: string, url: string): ModuleBody {
  return new Function(...MODULE_PARAMETERS, `${code}//# sourceURL=${url}\n`) as ModuleBody;
}
