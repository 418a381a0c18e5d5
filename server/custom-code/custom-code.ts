import { LRUCache } from 'lru-cache';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { InstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import { SLOT_BASE, type PageCode } from '#app/lib/custom-code/page-code.ts';
import type { Log } from '#core/log.ts';
import type { Incoming } from '../http/listener.ts';
import { strictDocument, trustedScript, type CustomCode, type SlotFile } from './slot-files.ts';

export type ServeSlot = (incoming: Incoming, pathname: string) => Promise<Response | undefined>;

export interface Slots {
  /** Whether the operator lets code of the instance at a host into the page. */
  mayTrust(hostname: string): boolean;
  /** What a page has to know of its owner's code; nothing in safe mode. */
  pageCode(instance: CompiledInstance, page: CodePage): PageCode | undefined;
  /** The same of an instance that is not published; the code is served for a while. */
  tryOut(instance: CompiledInstance, page: CodePage): PageCode | undefined;
  /** The document or script of the code itself. */
  serve(
    instances: InstanceCache,
    incoming: Incoming,
    pathname: string,
  ): Promise<Response | undefined>;
}

interface CodePage {
  hostname: string;
  url: URL;
}

interface SlotsOptions {
  /** The slugs of instances whose code the operator lets into the page. */
  trusted: readonly string[];
  slugOf: (hostname: string) => string | undefined;
  log: Pick<Log, 'warn'>;
}

interface Slot {
  kind: 'strict' | 'trusted';
  url: string;
  file: SlotFile;
}

/** As many as are tried out in one process at a time. */
const MOST_TRIED = 20;

/** In the place of a slug that the core has not said yet; no slug looks like it. */
const UNNAMED = '-';

export function createSlots({ trusted, slugOf, log }: SlotsOptions): Slots {
  /** By the code itself, since settings are frozen, and by who runs it: hosts may share settings. */
  const compiled = new WeakMap<CustomCode, Map<string, Slot>>();
  /** By host and address. */
  const tried = new LRUCache<string, Slot>({ max: MOST_TRIED });

  const isLetIn = (slug: string) => trusted.includes(slug);

  function slotOf({ settings, customCodeFault }: CompiledInstance, hostname: string) {
    const code = settings.customCode;
    if (!code || customCodeFault !== undefined) return undefined;
    const slug = slugOf(hostname) ?? UNNAMED;
    const slots = compiled.get(code) ?? new Map<string, Slot>();
    compiled.set(code, slots);
    const slot = slots.get(slug) ?? compileSlot(code, slug);
    slots.set(slug, slot);
    return slot;
  }

  function compileSlot(code: CustomCode, slug: string): Slot {
    const isTrusted = code.tier === 'trusted' && isLetIn(slug);
    if (code.tier === 'trusted' && !isTrusted) {
      const message = 'custom code wants to be trusted and runs strict';
      log.warn({ instance: slug, pointer: '/customCode/tier' }, message);
    }
    const file = isTrusted ? trustedScript(code) : strictDocument(code);
    const url = `${SLOT_BASE}${slug}/${file.hash}${isTrusted ? '.js' : ''}`;
    return { kind: isTrusted ? 'trusted' : 'strict', url, file };
  }

  function pageCode(instance: CompiledInstance, { hostname, url }: CodePage) {
    if (url.searchParams.get('safe-mode') === '1') return undefined;
    if (instance.customCodeFault !== undefined) return { kind: 'invalid' } as const;
    const slot = slotOf(instance, hostname);
    return slot && { kind: slot.kind, url: slot.url };
  }

  return {
    mayTrust: (hostname) => isLetIn(slugOf(hostname) ?? UNNAMED),
    pageCode,

    tryOut(instance, page) {
      const slot = slotOf(instance, page.hostname);
      if (slot) tried.set(`${page.hostname} ${slot.url}`, slot);
      return pageCode(instance, page);
    },

    async serve(instances, { request, visitor }, pathname) {
      if (!pathname.startsWith(SLOT_BASE)) return undefined;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
      }
      const found = await instances.get(visitor.hostname);
      const own = found.kind === 'ready' ? slotOf(found.instance, visitor.hostname) : undefined;
      const slot = own?.url === pathname ? own : tried.get(`${visitor.hostname} ${pathname}`);
      if (!slot) {
        return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
      }
      const body = request.method === 'HEAD' ? null : slot.file.body;
      return new Response(body, { headers: slot.file.headers });
    },
  };
}
