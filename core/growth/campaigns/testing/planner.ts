import { randomUUID } from 'node:crypto';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { Deps } from '#core/deps.ts';
import { giveMoney, send } from '#core/ordering/orders/testing/buyer.ts';
import { publishInstance } from '#core/tenancy/instances/publish-instance.ts';
import { dataOf } from '#core/testing/answers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerDocuments } from '#core/testing/owner-documents.ts';
import type { TariffPlanDocument } from '#instance-schema/generated/tariff-plan-document.ts';
import type { Campaign } from '../campaign.contract.ts';
import type { CampaignSubscription, TariffPlan } from '../tariffs/tariff.contract.ts';

export const CAMPAIGNS = '/api/v1/campaigns';
export const SUBSCRIPTION = `${CAMPAIGNS}/subscription`;
export const PLANS = `${CAMPAIGNS}/tariff-plans`;
export const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
export const DOLLAR = 1_000_000n;

/** One with free days, a dearer one, and a small one. */
export const TRIED = 1;
export const LARGE = 2;
export const SMALL = 3;
export const PLAN_DOCUMENTS: readonly TariffPlanDocument[] = [
  {
    ...{ id: TRIED, name: { en: 'Growth', de: 'Wachstum' }, price: '10', keywords_limit: 6 },
    ...{ trial_days: 14, is_highlight: true, position: 1 },
    description: { en: 'For one channel.' },
  },
  { id: LARGE, name: 'Agency', price: '31', keywords_limit: 100, position: 2 },
  { id: SMALL, name: 'Starter', price: '4', keywords_limit: 3 },
];

/** Gives instance a plans. */
export async function offerPlans(
  test: Pick<TestCore, 'deps'>,
  tariffPlans: readonly TariffPlanDocument[] = PLAN_DOCUMENTS,
): Promise<void> {
  const documents = { ...ownerDocuments('Alder'), tariffPlans: [...tariffPlans] };
  await publishInstance(test.deps, { slug: 'alder', hosts: ['alder.example'], documents });
}

export async function planCore(overrides: Partial<Deps> = {}): Promise<TestCore> {
  const test = await testCore({ isDemo: true, ...overrides });
  await offerPlans(test);
  return test;
}

export async function newPlanner(test: TestCore, dollars = 100n): Promise<CustomerActor> {
  const planner = await newPayer(test, { name: 'Petra Planner' });
  if (dollars > 0n) await giveMoney(test, planner, dollars * DOLLAR);
  return planner;
}

export const subscribe = (planner: CustomerActor, id: number, body: object = {}, key?: string) =>
  send(planner, `${PLANS}/${id}/subscribe`, body, key);

export async function subscribed(
  planner: CustomerActor,
  id: number,
): Promise<CampaignSubscription> {
  return dataOf(await subscribe(planner, id));
}

export const subscription = async (planner: CustomerActor): Promise<CampaignSubscription> =>
  dataOf(await planner.request(SUBSCRIPTION));

export async function plansFor(planner: Pick<CustomerActor, 'request'>): Promise<TariffPlan[]> {
  return dataOf(await planner.request(PLANS));
}

export const campaign = (own: object = {}) => ({
  ...{ url: VIDEO, countries: [233], track: 'daily', keywords: ['red shoes', 'blue hats'] },
  ...own,
});

export async function created(planner: CustomerActor, own: object = {}): Promise<Campaign> {
  return dataOf(await send(planner, CAMPAIGNS, campaign(own)), 201);
}

export async function campaignOf(planner: CustomerActor, id: number): Promise<Campaign> {
  return dataOf(await planner.request(`${CAMPAIGNS}/${id}`));
}

export const put = (planner: CustomerActor, path: string, body: object = {}) =>
  planner.request(`${CAMPAIGNS}/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
