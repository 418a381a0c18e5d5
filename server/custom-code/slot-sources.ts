import type { AppLoadContext } from '@remix-run/node';
import type { PolicySources } from '#app/lib/http/policy-sources.ts';
import { isCodeFree } from '#app/lib/pages/closed-paths.server.ts';

type SlotContext = Pick<AppLoadContext, 'customCode' | 'instance' | 'pageOrigin'>;

/**
 * What the policy of a page has to allow for the owner's code. The frame of the strict tier stands
 * in the policy of every page, for a document goes on from page to page and its policy stays; a
 * trusted script never comes along onto a page without code, so that one stays as strict as without.
 */
export function slotSources(
  { customCode, instance, pageOrigin }: SlotContext,
  pathname: string,
): PolicySources {
  if (customCode?.kind === 'strict') return { 'frame-src': [pageOrigin + customCode.url] };
  if (customCode?.kind !== 'trusted' || isCodeFree(pathname)) return {};
  return { 'connect-src': instance.settings.customCode?.allowedConnections ?? [] };
}
