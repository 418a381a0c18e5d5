/** Something wrong with the texts, or with a place in the code that uses one. */
export interface Problem {
  /** Where to look, from the root of the project, with a line number if it is code. */
  file: string;
  /** The text's key, or the namespace when all of it is meant. */
  key: string;
  sentence: string;
}

export function problemLine({ file, key, sentence }: Problem): string {
  return `${file}: ${key}: ${sentence}`;
}
