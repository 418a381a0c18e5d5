import type { AppLoadContext } from '@remix-run/node';
import type { Draft } from '#core/studio/drafts/draft.contract.ts';
import { getDraft } from '#core/studio/drafts/draft.operations.ts';
import { getRevision } from '#core/studio/revisions/revision.operations.ts';
import { pageOf } from '#app/pages.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { placesFor } from './studio-places.server.ts';

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

export type StudioFrameData = Awaited<ReturnType<typeof studioFrame>>;

/** Who published last; undefined where it was nobody, or the core does not say. */
async function publisherOf({ core, reportError }: AppLoadContext, draft: Draft) {
  try {
    const params = { revision: String(draft.published_revision) };
    const { data } = await core.call(getRevision, { params });
    return data.author?.name;
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    reportError(error);
    return undefined;
  }
}
