/** A type of generated expressions. */
export type Shape =
  | { readonly kind: 'integer' | 'string' | 'boolean' | 'float' | 'any' | 'tree' }
  | { readonly kind: 'array' | 'hash' | 'optional' | 'sensitive'; readonly of: Shape }
  | { readonly kind: 'tuple'; readonly parts: readonly Shape[] }
  | { readonly kind: 'struct'; readonly fields: readonly (readonly [key: string, of: Shape])[] };

/** A variable, function, class parameter or key of data with the type of its value. */
export interface Named {
  readonly name: string;
  readonly shape: Shape;
}

export interface ShapedFunction extends Named {
  readonly parameters: readonly Shape[];
}

/** What an expression can use. */
export interface Scope {
  readonly variables: readonly Named[];
  readonly functions: readonly ShapedFunction[];
  readonly data: readonly Named[];
}

export const INTEGER: Shape = { kind: 'integer' };
export const STRING: Shape = { kind: 'string' };
export const BOOLEAN: Shape = { kind: 'boolean' };
export const ANY: Shape = { kind: 'any' };

/** Values of types that have no shape. */
export const SPECIAL: readonly string[] = [
  '/a(b)?/',
  'default',
  "Timespan('1-0:0:0')",
  "Timestamp('2020-01-01')",
  "SemVer('1.2.3')",
  "Binary('YWJj')",
  'Integer[1, 3]',
  "Enum['a', 'b']",
  "File['/x']",
  "Class['m::parent']",
  "Deferred('upcase', ['a'])",
  '[1, 2].reverse_each',
  '-3',
];

/** The shapes without parts. */
export const SIMPLE: readonly Shape[] = [INTEGER, STRING, BOOLEAN, { kind: 'float' }, { kind: 'tree' }, ANY];

/** Returns the Puppet type of a shape. */
export function shapeText(shape: Shape): string {
  switch (shape.kind) {
    case 'array':
    case 'optional':
    case 'sensitive':
      return `${shape.kind[0]!.toUpperCase()}${shape.kind.slice(1)}[${shapeText(shape.of)}]`;
    case 'hash':
      return `Hash[String, ${shapeText(shape.of)}]`;
    case 'tuple':
      return `Tuple[${shape.parts.map(shapeText).join(', ')}]`;
    case 'struct':
      return `Struct[{ ${shape.fields.map(([key, of]) => `${key} => ${shapeText(of)}`).join(', ')} }]`;
    case 'tree':
      return 'M::Tree';
    default:
      return `${shape.kind[0]!.toUpperCase()}${shape.kind.slice(1)}`;
  }
}

export const isSame = (a: Shape, b: Shape): boolean => shapeText(a) === shapeText(b);
