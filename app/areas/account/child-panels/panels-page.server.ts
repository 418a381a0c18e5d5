import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { listChildPanels } from '#core/resale/child-panels/child-panel.operations.ts';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { panelConstraint } from './panel-forms.server.ts';
import { standingOf } from './panel-standing.ts';

/** For everybody what a panel is and costs; for a customer their panels and the form for one more. */
export async function panelsPage(context: AppLoadContext, query: URLSearchParams) {
  const customer = await context.customer();
  const {
    childPanelsPrice = null,
    childPanelsDomain = null,
    panelName,
  } = context.instance.settings;
  return {
    ...pageText(context, 'child-panels'),
    banners: routeBanners(context, 'child-panels', query),
    price: childPanelsPrice,
    subdomainsOf: childPanelsDomain,
    isGuest: customer === undefined,
    own:
      customer &&
      (await unlessAway(ownPanels(context, { email: customer.email ?? '', words: [panelName] }))),
  };
}

interface Renter {
  email: string;
  /** What nobody's password may be made of, beside their address. */
  words: string[];
}

async function ownPanels({ core, moment, origin }: AppLoadContext, { email, words }: Renter) {
  const { data, meta } = await core.call(listChildPanels);
  return {
    panels: data.map((panel) => ({ ...panel, standing: standingOf(panel, moment.now) })),
    terms: meta,
    email,
    own: [email, ...words],
    key: randomUUID(),
    constraint: constraintOf(),
    /** Where the records of an own domain lead to. */
    pointsTo: new URL(origin).hostname,
  };
}

/** As a page reads it, whatever becomes of its type on the way. */
const constraintOf = (): object => panelConstraint;

export type OwnPanels = Awaited<ReturnType<typeof ownPanels>>;
export type OwnPanel = OwnPanels['panels'][number];
