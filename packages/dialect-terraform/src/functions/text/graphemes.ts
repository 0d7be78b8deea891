/** Text without a grapheme cluster of several code units: no CR (which forms a cluster with LF), and ASCII only. */
const SINGLE_UNITS = /^[\0-\x0c\x0e-\x7f]*$/;

/** Where a consonant of an Indic script follows a sign: newer versions of Unicode join it to the cluster before it. */
const CONJUNCT = /(?<=[\p{M}\u200d])(?=[\u0904-\u0d7f])(?=\p{Lo})/u;

/** The grapheme clusters of a text: what a person regards as its characters. */
export function graphemesOf(text: string): readonly string[] {
  if (SINGLE_UNITS.test(text)) return text.split('');
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment).flatMap(withoutConjuncts);
}

/** Splits a cluster as version 13 of Unicode does, which Terraform uses. */
function withoutConjuncts(cluster: string): readonly string[] {
  return cluster.length === 1 ? [cluster] : cluster.split(CONJUNCT);
}

/** The number of grapheme clusters in a text. */
export function countGraphemes(text: string): number {
  return SINGLE_UNITS.test(text) ? text.length : graphemesOf(text).length;
}
