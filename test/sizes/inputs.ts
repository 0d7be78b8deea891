/** Puppet sources whose bundles are measured, with their limits. */
export interface SizeInput {
  readonly title: string;
  readonly source: string;
  /** The limit for the minified bundle, in bytes. */
  readonly limit: number;
}

export const sizeInputs: readonly SizeInput[] = [
  { title: 'an expression', source: '1 + 2 * 3', limit: 4_000 },
  {
    title: 'a typed function',
    source: 'function double(Integer $x) >> Integer { $x * 2 }',
    limit: 36_000,
  },
  {
    title: 'a function with the type of an array',
    source: 'function same(Array[Integer] $xs) >> Array[Integer] { $xs }',
    limit: 40_000,
  },
  {
    title: 'a function with the type of a hash',
    source: 'function same(Hash[String, Integer] $h) >> Hash[String, Integer] { $h }',
    limit: 88_000,
  },
  {
    title: 'a class',
    source: `class web (Integer[1, 65535] $port = 80) {
  file { '/etc/web.conf': content => "port \${port}\\n" }
}`,
    limit: 80_000,
  },
  {
    title: 'a function of another file, by name',
    source: '$total = shop::total([1, 2])',
    limit: 26_000,
  },
];
