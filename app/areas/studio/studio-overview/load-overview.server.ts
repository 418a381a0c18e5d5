import type { AppLoadContext } from '@remix-run/node';
import { listOthersDrafts } from '#core/studio/drafts/draft.operations.ts';
import { listHosts } from '#core/studio/hosts/host.operations.ts';
import { listSchedule } from '#core/studio/publishing/publishing.operations.ts';
import { listRevisions } from '#core/studio/revisions/revision.operations.ts';
import { documentTitle } from '#app/areas/studio/difference/document-title.server.ts';
import { accountStates } from '#app/areas/studio/payment-accounts/account-states.server.ts';
import { draftDocuments } from '#app/areas/studio/report/load-report.server.ts';
import type { StudioFrameData } from '#app/areas/studio/studio.server.ts';
import { unlessUnavailable } from '#app/areas/studio/unless-unavailable.server.ts';
import { isSelling } from '#app/lib/catalogue/is-selling.server.ts';
import { mayOpen } from '#app/lib/pages/staff-pages.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { pageOf } from '#app/pages.ts';
import { GUIDE_STEPS, guideOf, type GuideStep } from './guide.ts';

const MOST_REVISIONS = 5;

/** Where each step of the guide is done. */
const PLACES: Record<GuideStep, string> = {
  name: 'studio/brand',
  logo: 'studio/brand',
  colours: 'studio/colours',
  home: 'studio/home',
  menu: 'studio/menu',
  services: 'staff/catalogue',
  payment: 'studio/payment-methods',
  account: 'studio/payment-accounts',
  legal: 'studio/legal',
  support: 'studio/contact',
  host: 'studio/hosts',
};

/** All that the first page of the studio tells. */
export async function loadOverview(context: AppLoadContext, { draft }: StudioFrameData) {
  const { core, locale } = context;
  const [{ permissions }, documents, revisions, schedule, hosts, others, sells, accounts] =
    await Promise.all([
      requireCustomer(context),
      draftDocuments(context),
      core.call(listRevisions),
      unlessUnavailable(context, core.call(listSchedule)),
      unlessUnavailable(context, core.call(listHosts)),
      unlessUnavailable(context, core.call(listOthersDrafts)),
      unlessUnavailable(context, isSelling(context)),
      accountStates(context),
    ]);
  const guide = guideOf({ documents, hosts: hosts?.data.hosts, isSelling: sells, accounts });
  return {
    guide: GUIDE_STEPS.map((step) => ({
      ...{ step, isDone: guide[step], url: urlFor(permissions, PLACES[step]) },
    })),
    changes: draft.changes.map((change) => {
      const { kind, key } = change;
      const body = documents.find((one) => one.kind === kind && one.key === key)?.body;
      return { ...change, name: documentTitle({ kind, key, body }, locale) };
    }),
    others: others?.data ?? [],
    revisions: revisions.data.slice(0, MOST_REVISIONS),
    waiting: (schedule?.data ?? []).filter(
      ({ status, until }) => status === 'waiting' || (status === 'published' && until !== null),
    ),
  };
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>;

/** Not every step is for everybody: services are imported by staff, and some of them see no studio. */
function urlFor(permissions: readonly string[], path: string): string | undefined {
  const permission = (pageOf(path) ?? pageOf('studio/:group'))?.permission;
  return permission && mayOpen(permission, permissions) ? `/${path}` : undefined;
}
