import type { AppLoadContext } from '@remix-run/node';
import type { Draft } from '#core/studio/drafts/draft.contract.ts';
import { getDraft } from '#core/studio/drafts/draft.operations.ts';
import { getRevision } from '#core/studio/revisions/revision.operations.ts';
import { pageOf } from '#app/pages.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { placesFor } from './studio-places.server.ts';
import { unlessUnavailable } from './unless-unavailable.server.ts';

/** What stands around a page of the studio. Who may open it is decided before, by the table of pages. */
export async function studioFrame(context: AppLoadContext) {
  const [{ permissions }, { data: draft }] = await Promise.all([
    requireCustomer(context),
    context.core.call(getDraft),
  ]);
  return {
    panelName: context.instance.settings.panelName,
    draft,
    mayPublish: permissions.includes('studio.publish'),
    groups: placesFor(permissions),
    preview: pageOf('studio/preview') && '/studio/preview',
    behind: draft.is_behind ? { name: await publisherOf(context, draft) } : undefined,
  };
}

/**
 * For a page that asks for no right to edit: who has none is shown no draft, and only what else is
 * open to them.
 */
export async function openFrame(context: AppLoadContext): Promise<StudioFrameData | OpenFrame> {
  const { permissions } = await requireCustomer(context);
  if (permissions.includes('studio.edit')) return studioFrame(context);
  return { panelName: context.instance.settings.panelName, groups: placesFor(permissions) };
}

export interface OpenFrame extends Pick<StudioFrameData, 'panelName' | 'groups'> {
  draft?: undefined;
}

export type StudioFrameData = Awaited<ReturnType<typeof studioFrame>>;

/** Who published last; undefined where it was nobody, or the core does not say. */
async function publisherOf(context: AppLoadContext, draft: Draft) {
  const params = { revision: String(draft.published_revision) };
  const found = await unlessUnavailable(context, context.core.call(getRevision, { params }));
  return found?.data.author?.name;
}
