/** A spreadsheet saves its lists in one of these. */
const MARKS: readonly [number[], string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The text of a file; undefined where it is none, such as a workbook. */
export async function readListText(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1];
  try {
    const text = new TextDecoder(encoding ?? 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') || text.trim() === '' ? undefined : text;
  } catch {
    return undefined;
  }
}

export function listFormat(name: string, text: string): 'csv' | 'json' {
  return /\.json$/i.test(name) || /^\s*[[{]/.test(text) ? 'json' : 'csv';
}
