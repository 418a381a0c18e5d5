import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { Deps } from '#core/deps.ts';
import { giveMoney, send } from '#core/ordering/orders/testing/buyer.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { answeredHere } from '#core/tenancy/hosts/answered-here.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import type { ChildPanel } from '../child-panel.contract.ts';

export const PANELS = '/api/v1/child-panels';
export const PASSWORD = 'a harbour of quiet boats';
export const PRICE_MICRO = 10_000_000n;

/** A core whose instance a rents out panels below `panels.example`, and whose panels order in it. */
export async function panelCore(overrides: Partial<Deps> = {}): Promise<TestCore> {
  const outside = createOutbound({ lookUp: () => Promise.reject(new Error('no such name')) });
  const test: TestCore = await testCore({
    starterDocuments: async ({ name }) => ({
      ...ownerDocuments('Alder'),
      ...{ banners: [], specialOffers: [], coupons: [] },
      settings: { ...ownerDocuments('Alder').settings, panelName: name },
    }),
    outbound: {
      mayAsk: (url) => here().mayAsk(url),
      send: (asked) => here().send(asked),
    },
    ...overrides,
  });
  const here = () =>
    answeredHere(outside, {
      db: test.db,
      fetch: async (request, origin) => test.core.fetch(request, origin),
    });
  await offer(test, { childPanelsPrice: '10', childPanelsDomain: 'panels.example' });
  return test;
}

export async function offer(test: TestCore, patch: object): Promise<void> {
  await changeSettings(test.deps, { slug: 'alder', patch });
}

export async function newRenter(test: TestCore, months = 1n): Promise<CustomerActor> {
  const renter = await newPayer(test, { name: 'Rhea Renter' });
  if (months > 0n) await giveMoney(test, renter, months * PRICE_MICRO);
  return renter;
}

let labels = 0;
/** One that nobody has. */
export const newLabel = () => `shop-${(labels += 1)}`;

export const ask = (renter: CustomerActor, own: object = {}, key?: string): Promise<Response> =>
  send(
    renter,
    PANELS,
    { domain: newLabel(), domain_type: 'subdomain', password: PASSWORD, ...own },
    key,
  );

export async function rented(renter: CustomerActor, own: object = {}): Promise<ChildPanel> {
  const response = await ask(renter, own);
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: ChildPanel }).data;
}

export async function panelOf(renter: CustomerActor, id: number): Promise<ChildPanel> {
  const { data } = (await (await renter.request(PANELS)).json()) as { data: ChildPanel[] };
  const found = data.find((panel) => panel.id === id);
  if (!found) throw new Error(`Nobody rents panel ${id}`);
  return found;
}
