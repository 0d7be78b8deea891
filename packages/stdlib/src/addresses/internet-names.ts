const MAX_NAME_LENGTH = 255;
const MAX_LABEL_LENGTH = 63;

/**
 * Returns whether a text is a domain name of RFC 1035. Of a text with several lines, one line has to match. The last of
 * several labels has letters only.
 */
export function isDomainName(text: string): boolean {
  if (text === '.') return true;
  const name = text.replace(/(?:\.|\r?\n)$/, '');
  if (name === '' || name.length > MAX_NAME_LENGTH) return false;
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

const LOCAL_PART = String.raw`[\w+-]+(?:[^\w+\n-][\w+-]+)*[^\w+\n-]?`;
const EMAIL_ADDRESS = new RegExp(String.raw`^${LOCAL_PART}@[a-z\d-]+(?:\.[a-z]+)+$`);

/**
 * Returns whether a text looks like an email address: no two punctuation characters in a row before the `@`, and only
 * letters after the first dot of the domain.
 */
export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(text);
}
