import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { Visitor } from '../http/visitor.ts';
import type { CachedPage } from '../page-cache/cached-page.ts';
import { cachedOrOwn } from '../page-cache/cached-or-own.ts';
import type { PageKey, PageMemory } from '../page-cache/page-memory.ts';
import { hasCode } from './follow-link.ts';
import { createKeyMemory } from './key-memory.ts';
import { isKept, pageKey, type CachedVisit } from './cached-visit.ts';
import type { PanelVisit } from './page-context.ts';
import { isPanelPath } from './panel-address.ts';
import type { PanelOptions } from './panel.ts';
import { renderForAnybody, renderPage } from './render-page.ts';
import { requestedAddress, type Asked } from './requested-address.ts';
import { choicesOf } from './visitor-choices.ts';

/** A request before anything was read of it; the target is its path and query. */
export interface AskedPage extends Omit<Asked, 'url'> {
  visitor: Visitor;
  target: string;
}

/** A page as it is kept, made first if need be; what is for this visitor alone is made for them. */
export async function readPage(visit: PanelVisit): Promise<Response> {
  const { options } = visit;
  const key = keyOf(options, visit);
  if (!options.pages || !key) return renderPage(visit);
  const made = await cachedOrOwn({
    pages: options.pages,
    key,
    make: () => renderForAnybody(visit),
  });
  return made ?? renderPage(visit);
}

/** Finds a page that is ready for a visitor as it is; undefined where there is work to do. */
export function createCacheFinder(options: PanelOptions) {
  const { pages, instances } = options;
  const keys = createKeyMemory();

  function findReady(memory: PageMemory, asked: AskedPage): CachedPage | undefined {
    const instance = instances.fresh(asked.visitor.hostname);
    if (!instance) return undefined;
    let key = keys.find(asked, instance);
    if (!key) {
      key = readKey(options, asked, instance);
      if (!key) return undefined;
      keys.keep(asked, { instance, key });
    }
    return memory.find(key);
  }

  return function findCached(asked: AskedPage): CachedPage | undefined {
    if (!pages || asked.method !== 'GET') return undefined;
    if (hasCode(asked.target)) return undefined;
    // Only what begins with a path: an address of its own could name another host.
    return asked.target.startsWith('/app') ? findReady(pages, asked) : undefined;
  };
}

function readKey(
  options: PanelOptions,
  { visitor, method, target, header }: AskedPage,
  instance: CompiledInstance,
): PageKey | undefined {
  const url = new URL(target, 'http://panel');
  if (!isPanelPath(url.pathname)) return undefined;
  const { languages } = instance.settings;
  const address = requestedAddress({ method, url, header }, { languages, pseudo: options.pseudo });
  if (address.kind !== 'page' || address.view || address.frame) return undefined;
  const cookies = header('cookie');
  const choices = choicesOf(cookies, instance);
  return keyOf(options, { visitor, instance, address, url, cookies, choices });
}

function keyOf({ slots }: PanelOptions, visit: CachedVisit): PageKey | undefined {
  if (!isKept(visit)) return undefined;
  const { instance, visitor, url } = visit;
  return pageKey(visit, slots.pageCode(instance, { hostname: visitor.hostname, url }));
}
