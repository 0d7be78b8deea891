/** Text without a grapheme cluster of several code units: no CR (which forms a cluster with LF), and ASCII only. */
const SINGLE_UNITS = /^[\0-\x0c\x0e-\x7f]*$/;

/** Where a consonant of an Indic script follows a sign: newer versions of Unicode join it to the cluster before it. */
const CONJUNCT = /(?<=[\p{M}\u200d])(?=[\u0904-\u0d7f])(?=\p{Lo})/u;

/** A cluster of Korean or of a flag that ends in a joiner: Go's library joins any picture to it. */
const JOINING = /^[\u1100-\u11ff\uac00-\ud7a3\u{1f1e6}-\u{1f1ff}].*\u200d$/su;
const PICTURE = /^\p{Extended_Pictographic}/u;

/** The length of the parts in which a text is segmented. V8 takes quadratic time for long texts. */
const PART_LENGTH = 4096;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The grapheme clusters of a text: what a person regards as its characters. They are those of the library that Terraform
 * uses (version 13 of Unicode).
 */
export function graphemesOf(text: string): readonly string[] {
  if (text.length === 1 || SINGLE_UNITS.test(text)) return text.split('');
  const clusters: string[] = [];
  for (const segment of segmentsOf(text)) {
    const previous = clusters.at(-1);
    const isJoined = previous !== undefined && PICTURE.test(segment) && JOINING.test(previous);
    if (isJoined) clusters[clusters.length - 1] = previous + segment;
    else clusters.push(...(segment.length === 1 ? [segment] : segment.split(CONJUNCT)));
  }
  return clusters;
}

/**
 * The segments of a text, part by part. The last segment of a part may go on after the part, so the next part begins with
 * it. A part with a single segment is read again with twice the length.
 */
function* segmentsOf(text: string): Generator<string, void> {
  let start = 0;
  let length = PART_LENGTH;
  while (start + length < text.length) {
    const part = text.slice(start, start + length + (isHighSurrogate(text.charCodeAt(start + length - 1)) ? 1 : 0));
    let read = 0;
    for (const { index, segment } of segmenter.segment(part)) {
      if (index + segment.length === part.length) break;
      read = index + segment.length;
      yield segment;
    }
    start += read;
    length = read === 0 ? 2 * length : PART_LENGTH;
  }
  for (const { segment } of segmenter.segment(text.slice(start))) yield segment;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** The number of grapheme clusters in a text. */
export function countGraphemes(text: string): number {
  return SINGLE_UNITS.test(text) ? text.length : graphemesOf(text).length;
}
