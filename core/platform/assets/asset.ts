/** The pictures that are kept of an instance, by extension, and how they are sent. */
export const ASSET_TYPES = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;

export type AssetExtension = keyof typeof ASSET_TYPES;

export function isAssetExtension(value: string): value is AssetExtension {
  return Object.hasOwn(ASSET_TYPES, value);
}

/** The pictures that may be brought; each is read anew and kept as one of the types above. */
export type PictureFormat = 'svg' | 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

/** What the first bytes say a file is, whatever its name says. */
export function sniffPicture(bytes: Uint8Array): PictureFormat | undefined {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (/^ftyp(avif|avis)$/.test(text(4, 12))) return 'avif';
  return startsAsSvg(text(0, 4096)) ? 'svg' : undefined;
}

/** What may stand before the element: marks of the encoding, comments, a plain DOCTYPE. */
const PROLOGUE = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const;

function startsAsSvg(text: string): boolean {
  let rest = text.toLowerCase().replace(/^\u00ef\u00bb\u00bf/, '');
  let isNamed = false;
  for (;;) {
    rest = rest.trimStart();
    const [start, end] = PROLOGUE.find(([opening]) => rest.startsWith(opening)) ?? [];
    if (start === undefined) break;
    isNamed ||= /^<!doctype\s+svg\b/.test(rest);
    const at = rest.indexOf(end, start.length);
    // The rest of a long prologue lies behind what was looked at.
    if (at < 0) return isNamed;
    rest = rest.slice(at + end.length);
  }
  return isNamed || /^<svg[\s>/]/.test(rest);
}
