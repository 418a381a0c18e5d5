import { createHash } from 'node:crypto';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import {
  bannerAt,
  BANNERS,
  LEADS_TO,
  LONGEST_WAY,
  type BannerName,
} from '#app/lib/pages/banner-paths.ts';
import { qrDrawing } from '#app/ui/transfer/qr-drawing.server.ts';
import { loadImageEngine } from '#core/platform/assets/image-engine.ts';
import { parseUrl } from '#core/platform/http/parse-url.pure.ts';
import type { Incoming } from '../http/listener.ts';
import { publicOrigin } from '../http/visitor.ts';
import type { Drawn } from './home-screen.ts';
import { drawBanner } from './draw-banner.ts';
import type { ReadPicture } from './read-picture.ts';

/** Pages of others show them, and must not ask for them each time. */
const HEADERS = {
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; img-src data:",
};

/** The picture of a brand at an address; undefined where none is there. */
export function bannerOf(
  { request, visitor }: Incoming,
  { instance, readPicture }: { instance: CompiledInstance; readPicture: ReadPicture },
): Drawn | undefined {
  const url = new URL(request.url);
  const asked = bannerAt(url.pathname);
  if (asked === undefined || asked === 'unknown') return undefined;
  const { name, format } = asked;
  const { icons } = instance;
  const leadsTo = wayOf(name, url, publicOrigin(visitor));
  const svg = async () => {
    const picture = icons.source && (await readPicture(visitor.host, icons.source));
    const code = leadsTo === undefined ? undefined : qrDrawing(leadsTo);
    return drawBanner(name, { icons, picture: picture || undefined, code });
  };
  return {
    type: format === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/png',
    headers: HEADERS,
    key: createHash('sha256')
      .update([icons.hash, name, format, leadsTo].join(' '))
      .digest('base64url')
      .slice(0, 27),
    draw: async () =>
      format === 'svg' ? new TextEncoder().encode(await svg()) : inPixels(await svg()),
  };
}

/** Only to a page of this very host, so that nobody is led elsewhere under the name of a brand. */
function wayOf(name: BannerName, url: URL, origin: string): string | undefined {
  if (!BANNERS[name].hasCode) return undefined;
  const said = url.searchParams.get(LEADS_TO) ?? '';
  const target = said.length > LONGEST_WAY ? undefined : parseUrl(said || '/', origin);
  return target?.origin === origin ? target.href : `${origin}/`;
}

async function inPixels(svg: string): Promise<Uint8Array> {
  const sharp = await loadImageEngine();
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
