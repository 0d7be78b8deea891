/** Surrogates that are not part of a pair. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Replaces each lone surrogate, which is no character, by U+FFFD, as Go does. */
export function withoutLoneSurrogates(text: string): string {
  return text.replaceAll(LONE_SURROGATES, '\ufffd');
}

export function hasLoneSurrogates(text: string): boolean {
  return text.search(LONE_SURROGATES) >= 0;
}
