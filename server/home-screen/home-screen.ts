import { createHash } from 'node:crypto';
import type { HomeIcons } from '#app/lib/instance/home-icons.server.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import { bannerAt } from '#app/lib/pages/banner-paths.ts';
import { isHomeIconName, SHARE_PICTURE } from '#app/lib/pages/home-paths.ts';
import { PANEL_BASE, splitPanelPath } from '#app/lib/i18n/languages.ts';
import { BoundedCache } from '#core/platform/cache/bounded-cache.ts';
import { namesEtag } from '#core/platform/http/conditional.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import type { Incoming } from '../http/listener.ts';
import { drawInitial, drawPicture } from './draw-icon.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { manifestOf } from './manifest.ts';
import type { ReadPicture } from './read-picture.ts';
import { bannerOf } from './serve-banner.ts';

export type HomeScreen = (incoming: Incoming, pathname: string) => Promise<Response | undefined>;

interface HomeScreenOptions {
  instances: Pick<InstanceCache, 'get'>;
  /** A picture of the core at a host, checked; undefined when there is none. */
  readPicture: ReadPicture;
}

const ICON = new RegExp(`^${PANEL_BASE}/icons/([0-9a-f]{32})/([^/]+)$`);
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };
const MOST_ICON_BYTES = 32 * 1024 * 1024;

/** The manifest and the icons by which a panel stands among the apps of a device. */
export function createHomeScreen({ instances, readPicture }: HomeScreenOptions): HomeScreen {
  // Drawn when somebody first asks, for each host: a name says which picture an icon shows, and
  // whoever writes the name of another's has no such picture.
  const drawn = new BoundedCache<Uint8Array>({
    mostWeight: MOST_ICON_BYTES,
    weigh: (bytes) => bytes.byteLength,
  });

  /** Draws what nobody has asked for before; a picture that is away for now is asked for again. */
  async function answer(incoming: Incoming, { type, headers, key, draw }: Drawn) {
    const { request, visitor, log } = incoming;
    const body = () => drawn.get(`${visitor.hostname} ${key}`, draw);
    try {
      return await send(request, { type, etag: `"${key.replace(' ', '-')}"`, headers, body });
    } catch (error) {
      log.warn({ err: error, picture: key }, 'icon not drawn');
      return new Response('', { status: 503, headers: { 'cache-control': 'no-store' } });
    }
  }

  return async function serve(incoming, pathname) {
    const { language = DEFAULT_LANGUAGE, path } = pathname.startsWith(`${PANEL_BASE}/`)
      ? splitPanelPath(pathname)
      : { path: '' };
    const isManifest = path === '/manifest.webmanifest';
    const isBanner = bannerAt(pathname) !== undefined;
    if (!isManifest && !isBanner && !ICON.test(pathname)) return undefined;
    const { request, visitor } = incoming;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const found = await instances.get(visitor.hostname);
    if (found.kind !== 'ready') {
      return new Response('', { status: found.kind === 'unknown-host' ? 421 : 503 });
    }
    const picture = isBanner
      ? bannerOf(incoming, { instance: found.instance, readPicture })
      : iconOf(incoming, { icons: found.instance.icons, readPicture });
    if (!isManifest) return picture ? answer(incoming, picture) : missing();
    const text = JSON.stringify(manifestOf(found.instance, language));
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    return send(request, {
      type: 'application/manifest+json; charset=utf-8',
      etag: `"${hash}"`,
      headers: { 'cache-control': 'public, no-cache' },
      body: () => Promise.resolve(new TextEncoder().encode(text)),
    });
  };
}

/** A picture as it goes out. */
export interface Drawn {
  type: string;
  headers: Record<string, string>;
  /** Of all that it is drawn from. */
  key: string;
  draw: () => Promise<Uint8Array>;
}

interface Brand {
  icons: HomeIcons;
  readPicture: ReadPicture;
}

function iconOf({ request, visitor }: Incoming, { icons, readPicture }: Brand): Drawn | undefined {
  const [, hash = '', name = ''] = ICON.exec(new URL(request.url).pathname) ?? [];
  if (hash !== icons.hash) return undefined;
  if (!isHomeIconName(name) && name !== SHARE_PICTURE.name) return undefined;
  const draw = async () => {
    const picture = icons.source && (await readPicture(visitor.host, icons.source));
    if (!isHomeIconName(name)) return drawSharePicture(picture || undefined, icons);
    return picture ? drawPicture(picture, name, icons) : drawInitial(name, icons);
  };
  return { type: 'image/png', headers: FOREVER, key: `${hash} ${name}`, draw };
}

interface Sent {
  type: string;
  etag: string;
  headers: Record<string, string>;
  body: () => Promise<Uint8Array>;
}

async function send(request: Request, { type, etag, body, ...sent }: Sent): Promise<Response> {
  const headers = { etag, ...sent.headers };
  if (namesEtag(request.headers.get('if-none-match') ?? undefined, etag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = request.method === 'HEAD' ? null : new Uint8Array(await body());
  return new Response(bytes, { headers: { ...headers, 'content-type': type } });
}

function missing(): Response {
  return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
}
