/** The pictures an instance may bring, by extension, and how they are sent. */
export const ASSET_TYPES = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
} as const;

export type AssetExtension = keyof typeof ASSET_TYPES;

export const MAX_ASSET_BYTES = 1024 * 1024;

export function isAssetExtension(value: string): value is AssetExtension {
  return Object.hasOwn(ASSET_TYPES, value);
}

/** What the first bytes say a file is, whatever its name says. */
export function sniffAsset(bytes: Uint8Array): AssetExtension | undefined {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (starts(0xff, 0xd8, 0xff)) return 'jpg';
  if (starts(0x00, 0x00, 0x01, 0x00)) return 'ico';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  const head = text(0, 512).replace(/^\u00ef\u00bb\u00bf/, '');
  return /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>/]/.test(head) ? 'svg' : undefined;
}
