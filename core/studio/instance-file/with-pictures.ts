import type { StoredAsset } from '#core/platform/assets/store-asset.ts';

/**
 * The same value with every mention of a picture replaced by its address. Where its size stands
 * beside it, the width is made to fit: a page keeps its place free by the two.
 */
export function withPictures<T>(value: T, pictures: ReadonlyMap<string, StoredAsset>): T {
  if (pictures.size === 0) return value;
  const text = JSON.stringify(value, (_key, item: unknown) => {
    if (typeof item === 'string') return replaced(item, pictures);
    if (typeof item !== 'object' || item === null || !('url' in item)) return item;
    const picture = typeof item.url === 'string' ? pictures.get(item.url) : undefined;
    if (!picture || !('width' in item) || !('height' in item)) return item;
    const width = (Number(item.height) * picture.width) / picture.height;
    return { ...item, width: Math.max(1, Math.round(width)) };
  });
  return JSON.parse(text) as T; // Of the shape it had.
}

/** Texts of a page have pictures among their words; the longest name is looked for first. */
function replaced(text: string, pictures: ReadonlyMap<string, StoredAsset>): string {
  const whole = pictures.get(text);
  if (whole) return whole.address;
  if (!text.includes('/instance-assets/')) return text;
  const names = [...pictures.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(names.map(escaped).join('|'), 'g');
  return text.replaceAll(any, (name) => pictures.get(name)?.address ?? name);
}

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
