import { DEFAULT_LANGUAGE, isLanguage } from '#locales/languages.ts';
import { localizedPath, splitPanelPath } from '../lib/i18n/languages.ts';
import { OFFLINE_PATH } from '../lib/app-update/worker-paths.ts';

const OFFLINE = 'offline-';

/** The page that stands for all others without a connection: the only one that is ever kept. */
export class OfflinePages {
  readonly cache: string;

  constructor(build: string) {
    this.cache = OFFLINE + build;
  }

  /** Keeps the page of a language as it is at a revision of the instance, in place of older ones. */
  async keep(language: string, revision: string): Promise<void> {
    const address = addressOf(language, revision);
    const cache = await caches.open(this.cache);
    if (address === undefined || (await cache.match(address, { ignoreVary: true }))) return;
    // As nobody in particular: neither a session nor a choice may get into what is kept.
    const answer = await fetch(address, {
      credentials: 'omit',
      cache: 'no-store',
      headers: { 'accept-language': 'en' },
    });
    if (answer.status !== 200 || answer.redirected) return;
    const html = await answer.text();
    await cache.addAll(filesOf(html));
    await cache.delete(address, { ignoreSearch: true, ignoreVary: true });
    await cache.put(address, new Response(html, { headers: keptHeaders(answer.headers) }));
  }

  /** The page in the language of an address, else in any that is kept. */
  async find(pathname: string): Promise<Response | undefined> {
    const cache = await caches.open(this.cache);
    const { language = DEFAULT_LANGUAGE } = splitPanelPath(pathname);
    const own = await cache.match(localizedPath(language, OFFLINE_PATH), { ignoreSearch: true });
    if (own) return own;
    const [other] = (await cache.keys()).filter(({ url }) => isOfflinePage(url));
    return other && cache.match(other);
  }

  /** The languages that the build before knew, for this one. */
  async inherit(): Promise<void> {
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(OFFLINE) && name !== this.cache,
    );
    for (const name of others) {
      for (const { url } of await (await caches.open(name)).keys()) {
        if (!isOfflinePage(url)) continue;
        const { pathname, searchParams } = new URL(url);
        const { language = DEFAULT_LANGUAGE } = splitPanelPath(pathname);
        await this.keep(language, searchParams.get('revision') ?? '');
      }
    }
  }
}

function addressOf(language: string, revision: string): string | undefined {
  if (!isLanguage(language) || !/^[\w-]{1,100}$/.test(revision)) return undefined;
  return `${localizedPath(language, OFFLINE_PATH)}?revision=${revision}`;
}

function isOfflinePage(url: string): boolean {
  return splitPanelPath(new URL(url).pathname).path === OFFLINE_PATH;
}

/** What the page needs to look like itself: its style sheets and its pictures. */
export function filesOf(html: string): string[] {
  const tags = html.match(/<(?:link|img|source)\b[^>]*>/g) ?? [];
  const files = tags.flatMap((tag) => {
    const isNeeded = !tag.startsWith('<link') || /\brel="stylesheet"/.test(tag);
    const [, address] = /\b(?:href|src|srcset)="(\/(?!\/)[^"]*)"/i.exec(tag) ?? [];
    return isNeeded && address !== undefined ? [address] : [];
  });
  return [...new Set(files)];
}

/** The page's policy and type stay; how it travelled no longer holds. */
function keptHeaders(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'vary', 'date']) kept.delete(name);
  return kept;
}
