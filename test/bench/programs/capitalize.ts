/** Returns the text with its first letter in upper case and the others in lower case. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
