import { LRUCache } from 'lru-cache';
import { CoreError, createCoreClient } from '#app/lib/core/core.server.ts';
import { compileDraft, type CompiledDraft } from '#app/lib/studio-preview/compile-draft.server.ts';
import { getPreviewDocuments } from '#core/studio/preview/preview.operations.ts';
import type { Language } from '#locales/languages.ts';
import { compileTheme } from '#themes/compile-theme.ts';
import type { PanelOptions, PanelRequest } from '../panel.ts';

/** As many as are looked at in one process at a time. */
const MOST_DRAFTS = 50;
/** Longer than any that the core gives out. */
const LONGEST_TOKEN = 500;

type FoundDraft =
  | { kind: 'ready'; draft: CompiledDraft }
  /** The token has expired, was made up, or is for a draft that its owner may edit no more. */
  | { kind: 'ended' }
  | { kind: 'unavailable' };

interface DraftAsked extends PanelRequest {
  token: string | undefined;
  language: Language;
}

/** The drafts that tokens are for, as pages show them. */
export function createDrafts({ coreFetch, coreUrl, instances }: PanelOptions) {
  /** By host and token; whether it still is the latest is asked for each page. */
  const compiled = new LRUCache<string, CompiledDraft>({ max: MOST_DRAFTS });

  function ask({ visitor, requestId, language }: DraftAsked, token: string) {
    const core = createCoreClient({
      fetch: coreFetch,
      baseUrl: coreUrl,
      host: visitor.publicHost,
      locale: language,
      requestId,
      headers: { 'x-forwarded-for': visitor.address, 'x-forwarded-proto': visitor.scheme },
    });
    return core.call(getPreviewDocuments, { query: { token } });
  }

  return async function find(asked: DraftAsked): Promise<FoundDraft> {
    const { token, visitor, log } = asked;
    if (token === undefined || token.length > LONGEST_TOKEN) return { kind: 'ended' };
    const { hostname: host } = visitor;
    const key = `${host} ${token}`;
    try {
      const { data: documents } = await ask(asked, token);
      const known = compiled.get(key);
      if (known?.version === documents.version) return { kind: 'ready', draft: known };
      const published = instances.documents(host);
      const draft = compileDraft({ documents, host, published, compileTheme });
      if (!draft) return { kind: 'unavailable' };
      compiled.set(key, draft);
      return { kind: 'ready', draft };
    } catch (error) {
      if (!(error instanceof CoreError)) throw error;
      if (error.status < 500 && error.status !== 429) return { kind: 'ended' };
      log.warn({ err: error }, 'draft not shown');
      return { kind: 'unavailable' };
    }
  };
}

export type FindDraft = ReturnType<typeof createDrafts>;
