import { PANEL_BASE } from '../i18n/languages.ts';

interface BannerSize {
  width: number;
  height: number;
  /** Whether it shows a code that leads to a page, as nobody can press it where it is posted. */
  hasCode: boolean;
}

/** The pictures of a brand that others put on their pages, in the sizes that sites have room for. */
export const BANNERS = {
  '728x90': { width: 728, height: 90, hasCode: false },
  '300x250': { width: 300, height: 250, hasCode: false },
  '160x600': { width: 160, height: 600, hasCode: false },
  '1080x1080': { width: 1080, height: 1080, hasCode: true },
} as const satisfies Record<string, BannerSize>;

export type BannerName = keyof typeof BANNERS;

// The keys of a constant are those of its type.
export const BANNER_NAMES = Object.keys(BANNERS) as BannerName[];

export const BANNER_FORMATS = ['png', 'svg'] as const;
export type BannerFormat = (typeof BANNER_FORMATS)[number];

/** What of a picture's address says where its code leads, at the same host. */
export const LEADS_TO = 'to';
export const LONGEST_WAY = 700;

/** The same for good, as it stands on pages of others; the picture follows the brand. */
export function bannerPath(name: BannerName, format: BannerFormat, link: string): string {
  const path = `${PANEL_BASE}/banners/${name}.${format}`;
  if (!BANNERS[name].hasCode) return path;
  const { pathname, search } = new URL(link);
  const query = new URLSearchParams({ [LEADS_TO]: (pathname + search).slice(0, LONGEST_WAY) });
  return `${path}?${query}`;
}

const BANNER = new RegExp(`^${PANEL_BASE}/banners/([^/]+)\\.([a-z]+)$`);

/** The picture at an address; undefined where the address is for none, nothing where it is unknown. */
export function bannerAt(
  pathname: string,
): { name: BannerName; format: BannerFormat } | 'unknown' | undefined {
  // Banners of the panel itself, by their numbers, are pages.
  const [found, size, ending] = BANNER.exec(pathname) ?? [];
  if (found === undefined) return undefined;
  const name = BANNER_NAMES.find((known) => known === size);
  const format = BANNER_FORMATS.find((known) => known === ending);
  return name && format ? { name, format } : 'unknown';
}
