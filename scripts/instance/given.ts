/** What somebody has written behind the command. */
export interface Given {
  /** A folder, or a file that was exported. */
  source: string | undefined;
  instance?: string | undefined;
  url?: string | undefined;
  'token-file'?: string | undefined;
  note?: string | undefined;
  expect?: string | undefined;
  out?: string | undefined;
  pictures: boolean;
  to?: string | undefined;
  host?: string[] | undefined;
  owner?: string | undefined;
  /** What a new instance is called, and the look it begins with. */
  name?: string | undefined;
  look?: string | undefined;
}

export function requireSource({ source }: Given): string {
  if (source === undefined) throw new Error('Name a folder or a file to work on.');
  return source;
}
