/** A name in double braces, which stands for what a mail knows. */
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** The names that a text has in double braces. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** Whether double braces stand where they name nothing. */
export function hasLooseBraces(text: string): boolean {
  return /\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, ''));
}

/** The text with what its names stand for; what is put in is read as it is, and never again. */
export function fillPlaceholders(text: string, valueOf: (name: string) => string): string {
  return text.replaceAll(PLACEHOLDER, (_, name: string) => valueOf(name));
}
