export interface TarEntry {
  /** Relative, with slashes. */
  name: string;
  isFolder: boolean;
  content: Uint8Array;
}

const BLOCK = 512;
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const KIND_AT = 156;
const PREFIX = [345, 500] as const;
const FOLDER = '5';

/** The files and folders of an uncompressed tar file, in its order. */
export function* readTar(tar: Uint8Array): Generator<TarEntry> {
  for (let at = 0; at + BLOCK <= tar.byteLength;) {
    const header = Buffer.from(tar.buffer, tar.byteOffset + at, BLOCK);
    const name = text(header, NAME);
    if (name === '') return;
    const size = Number.parseInt(text(header, SIZE), 8);
    const start = at + BLOCK;
    if (!Number.isSafeInteger(size) || start + size > tar.byteLength) {
      throw new Error('The template of the database is cut off.');
    }
    const full = [text(header, PREFIX), name].filter(Boolean).join('/');
    if (full.split('/').includes('..')) throw new Error('A template stays in its own folder.');
    yield {
      name: full.replace(/^\/+|\/+$/g, ''),
      isFolder: String.fromCharCode(header[KIND_AT] ?? 0) === FOLDER,
      content: tar.subarray(start, start + size),
    };
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function text(header: Buffer, [from, to]: readonly [number, number]): string {
  const end = header.indexOf(0, from);
  return header.toString('utf8', from, end < 0 || end > to ? to : end).trim();
}
