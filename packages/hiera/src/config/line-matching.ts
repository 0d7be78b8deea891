/**
 * Returns the number of the first line of a hiera.yaml that matches a pattern, as Puppet finds the lines of faults: without
 * the text behind the first `#`.
 *
 * @param start the number of the first line that counts
 */
export function lineMatching(text: string, pattern: RegExp, start = 1): number | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line, i) => i + 1 >= start && pattern.test(line.split('#', 1)[0]!));
  return index < 0 ? undefined : index + 1;
}
