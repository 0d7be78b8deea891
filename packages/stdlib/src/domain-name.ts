const MAX_LENGTH = 255;
const MAX_LABEL_LENGTH = 63;

/**
 * Whether a text is the name of a domain as RFC 1035 has it; of several lines one has to be. The last of several labels
 * has letters only.
 */
export function isDomainName(text: string): boolean {
  if (text === '.') return true;
  const name = text.replace(/(?:\.|\r?\n)$/, '');
  if (name === '' || name.length > MAX_LENGTH) return false;
  if (name.includes('.') && !/\.[a-z]+$/im.test(name)) return false;
  return name.split('.').every(isLabel);
}

function isLabel(label: string): boolean {
  return (
    label !== '' &&
    label.length <= MAX_LABEL_LENGTH &&
    !label.startsWith('-') &&
    !label.endsWith('-') &&
    /^[a-z\d-]+$/im.test(label)
  );
}
