/** Where functions differ from the reference on purpose, or not yet: by the source of the case. */
export const differences: readonly { readonly reason: string; readonly source: RegExp }[] = [
  { reason: 'the reference shows the beginning of the address of an object', source: /^sprintf\('%\.3p', Integer\)$/ },
  { reason: 'the iterator of tree_each is an object of Ruby there, an Iterator here', source: /\.tree_each\b/ },
  {
    reason: 'the reference takes two ranges together at a time, and may stop half way',
    source: /^(?:group_by|partition)\(\[1,2,3.*\.reverse_each\)/,
  },
  {
    reason: 'there Array() takes apart the only element of an iterator by steps',
    source: /^Array\(\[\[1,2\],\[3\]\]\.reverse_each\.step\(2\)\)$/,
  },
  { reason: 'the class main is in our catalog from the beginning', source: /^defined\(Class\['main'\]\)$/ },
  { reason: 'an unnamed Object makes the reference fail within', source: /^new\(Object, / },
  { reason: 'NotUndef without a parameter is no type to convert to', source: /^convert_to\(undef, NotUndef\)$/ },
];
