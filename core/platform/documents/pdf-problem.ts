import { inflateSync } from 'node:zlib';

export type PdfProblem = 'document_unreadable' | 'document_active' | 'document_locked';

/** What a page to look at needs none of: it runs something, or brings, fetches or sends something. */
const ACTIVE = [
  ...['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA'],
  ...['SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'Rendition', 'Movie', 'Sound'],
];
const ACTIVE_NAME = new RegExp(String.raw`/(?:${ACTIVE.join('|')})(?![A-Za-z0-9])`);

/** Of the objects that a file packs, once they are unpacked: far more than any text needs. */
const MOST_UNPACKED = { each: 4_000_000, all: 16_000_000 } as const;
/** A dictionary stands in front of its stream; those of packed objects are short. */
const MOST_DICTIONARY = 2_000;

/**
 * What is wrong with a PDF, if anything. It is never drawn here: its names are read wherever they
 * stand, also among objects that are packed, which may be packed in the one usual way only.
 */
export function pdfProblem(bytes: Uint8Array): PdfProblem | undefined {
  const text = withPlainNames(Buffer.from(bytes).toString('latin1'));
  if (!/^%PDF-[12]\.\d/.test(text) || !endsAsPdf(bytes)) return 'document_unreadable';
  if (/\/Encrypt(?![A-Za-z0-9])/.test(text)) return 'document_locked';
  if (ACTIVE_NAME.test(text)) return 'document_active';
  return problemInPacked(bytes);
}

/** A name may write any of its letters as a number. */
const withPlainNames = (text: string) =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Nothing may follow, and no archive may end with the file: those are read from their end. */
function endsAsPdf(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.subarray(-MOST_ARCHIVE_END)).toString('latin1');
  if (!/%%EOF[\s\0]*$/.test(tail.slice(-100))) return false;
  for (let at = tail.indexOf(ARCHIVE_END); at >= 0; at = tail.indexOf(ARCHIVE_END, at + 1)) {
    const comment = tail.charCodeAt(at + 20) + 256 * tail.charCodeAt(at + 21);
    if (at + 22 + comment === tail.length) return false;
  }
  return true;
}

const ARCHIVE_END = 'PK\u0005\u0006';
const MOST_ARCHIVE_END = 22 + 65_535;

function problemInPacked(bytes: Uint8Array): PdfProblem | undefined {
  const raw = Buffer.from(bytes).toString('latin1');
  let left: number = MOST_UNPACKED.all;
  for (const { index } of raw.matchAll(/stream\r?\n/g)) {
    if (raw.slice(index - 3, index) === 'end') continue;
    const before = withPlainNames(raw.slice(Math.max(0, index - MOST_DICTIONARY), index));
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(dictionary)) continue;
    if (!isPlainlyPacked(dictionary)) return 'document_unreadable';
    const start = raw.indexOf('\n', index) + 1;
    const unpacked = unpack(bytes.subarray(start), Math.min(left, MOST_UNPACKED.each));
    if (unpacked === undefined) return 'document_unreadable';
    left -= unpacked.length;
    if (ACTIVE_NAME.test(withPlainNames(unpacked))) return 'document_active';
  }
  return undefined;
}

/** By the one filter that programs use for it, and nothing on top. */
function isPlainlyPacked(dictionary: string): boolean {
  return (
    /\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(?:\/(?!DecodeParms)|>>)/.test(dictionary) &&
    !/\/DecodeParms(?![A-Za-z0-9])/.test(dictionary)
  );
}

/** Undefined for what cannot be unpacked, or gets larger than that. */
function unpack(bytes: Uint8Array, most: number): string | undefined {
  if (most <= 0) return undefined;
  try {
    return inflateSync(bytes, { maxOutputLength: most }).toString('latin1');
  } catch {
    return undefined;
  }
}
