import { createHash } from 'node:crypto';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
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

export type HomeScreen = (incoming: Incoming, pathname: string) => Promise<Response | undefined>;

interface HomeScreenOptions {
  instances: Pick<InstanceCache, 'get'>;
  /** A picture of the core at a host, checked; undefined when there is none. */
  readPicture: ReadPicture;
}

const ICON = new RegExp(`^${PANEL_BASE}/icons/([0-9a-f]{32})/([^/]+)$`);
const FOREVER = 'public, max-age=31536000, immutable';
const MOST_ICON_BYTES = 32 * 1024 * 1024;

/** The manifest and the icons by which a panel stands among the apps of a device. */
export function createHomeScreen({ instances, readPicture }: HomeScreenOptions): HomeScreen {
  // Drawn when somebody first asks, for each host: a name says which picture an icon shows, and
  // whoever writes the name of another's has no such picture.
  const drawn = new BoundedCache<Uint8Array>({
    mostWeight: MOST_ICON_BYTES,
    weigh: (bytes) => bytes.byteLength,
  });

  async function icon(incoming: Incoming, instance: CompiledInstance, path: string) {
    const [, hash = '', name = ''] = ICON.exec(path) ?? [];
    const { request, visitor } = incoming;
    const { icons } = instance;
    if (hash !== icons.hash) return missing();
    if (!isHomeIconName(name) && name !== SHARE_PICTURE.name) return missing();
    const draw = async (): Promise<Uint8Array> => {
      const picture = icons.source && (await readPicture(visitor.host, icons.source));
      if (!isHomeIconName(name)) return drawSharePicture(picture || undefined, icons);
      return picture ? drawPicture(picture, name, icons) : drawInitial(name, icons);
    };
    const etag = `"${hash}-${name}"`;
    const body = () => drawn.get(`${visitor.hostname} ${hash} ${name}`, draw);
    try {
      return await send(request, { type: 'image/png', etag, cache: FOREVER, body });
    } catch (error) {
      incoming.log.warn({ err: error, icon: name }, 'icon not drawn');
      return new Response('', { status: 503, headers: { 'cache-control': 'no-store' } });
    }
  }

  return async function serve(incoming, pathname) {
    const { language = DEFAULT_LANGUAGE, path } = pathname.startsWith(`${PANEL_BASE}/`)
      ? splitPanelPath(pathname)
      : { path: '' };
    const isManifest = path === '/manifest.webmanifest';
    if (!isManifest && !ICON.test(pathname)) return undefined;
    const { request, visitor } = incoming;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const found = await instances.get(visitor.hostname);
    if (found.kind !== 'ready') {
      return new Response('', { status: found.kind === 'unknown-host' ? 421 : 503 });
    }
    if (!isManifest) return icon(incoming, found.instance, pathname);
    const text = JSON.stringify(manifestOf(found.instance, language));
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    return send(request, {
      type: 'application/manifest+json; charset=utf-8',
      etag: `"${hash}"`,
      cache: 'public, no-cache',
      body: () => Promise.resolve(new TextEncoder().encode(text)),
    });
  };
}

interface Sent {
  type: string;
  etag: string;
  cache: string;
  body: () => Promise<Uint8Array>;
}

async function send(request: Request, { type, etag, cache, body }: Sent): Promise<Response> {
  const headers = { etag, 'cache-control': cache };
  if (namesEtag(request.headers.get('if-none-match') ?? undefined, etag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = request.method === 'HEAD' ? null : new Uint8Array(await body());
  return new Response(bytes, { headers: { ...headers, 'content-type': type } });
}

function missing(): Response {
  return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
}
