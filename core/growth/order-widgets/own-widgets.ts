import { AppError, type FieldProblem } from '#core/errors.ts';
import type { Deps } from '#core/deps.ts';
import { listMethodsOf, type ListedMethods } from '#core/billing/payments/list-payment-methods.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { parseUrl } from '#core/platform/http/parse-url.pure.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { ppmOf, shareOfPpm } from '#core/pricing/quote/ppm.pure.ts';
import { readSettings } from '#core/tenancy/instances/read-documents.ts';
import {
  addWidget,
  changeWidget,
  newWidgetToken,
  readWidgets,
  type WidgetRow,
} from '#core/tenancy/widgets/keep-widgets.ts';
import type { OrderWidget, WidgetInput } from './order-widget.contract.ts';

type Ports = Pick<Deps, 'db' | 'clock' | 'isDemo' | 'services'>;

export async function listOwnWidgets(
  deps: Ports,
  { instanceId, customer }: CustomerCaller,
): Promise<{ data: OrderWidget[]; meta: { most_reward_percent: number } }> {
  const owner = { instanceId, customerId: customer.id };
  const rows = await deps.db.read(instanceId, (trx) => readWidgets(trx, owner));
  return {
    data: rows.map(shown),
    meta: { most_reward_percent: await mostReward(deps, instanceId) },
  };
}

export async function createWidget(
  deps: Ports,
  caller: CustomerCaller,
  input: WidgetInput & { name: string },
): Promise<OrderWidget> {
  const most = await mostReward(deps, caller.instanceId);
  const terms = await termsOf(deps, caller, { reward_percent: most, ...input });
  const whole = {
    ...{ minimum_micro: 0n, method_ids: [], origins: [], reward_ppm: 0, ...terms },
    name: input.name,
  };
  return inOwn(deps, caller, {
    action: 'created',
    work: (trx, owner) => addWidget(trx, owner, { terms: whole, now: deps.clock.now() }),
  });
}

export async function changeOwnWidget(
  deps: Ports,
  caller: CustomerCaller,
  { id, ...input }: WidgetInput & { id: string },
): Promise<OrderWidget> {
  const change = await termsOf(deps, caller, input);
  return inOwn(deps, caller, {
    action: 'changed',
    work: (trx, owner) => changeWidget(trx, owner, { id, change }),
  });
}

export function rotateToken(deps: Ports, caller: CustomerCaller, id: string): Promise<OrderWidget> {
  const change = { token: newWidgetToken() };
  return inOwn(deps, caller, {
    action: 'token_renewed',
    work: (trx, owner) => changeWidget(trx, owner, { id, change }),
  });
}

export async function removeWidget(deps: Ports, caller: CustomerCaller, id: string): Promise<void> {
  const change = { removed_at: deps.clock.now() };
  await inOwn(deps, caller, {
    action: 'removed',
    work: (trx, owner) => changeWidget(trx, owner, { id, change }),
  });
}

/** What a guest can pay by: a widget never limits anybody to their balance. */
export function listWidgetMethods(
  deps: Ports,
  { instanceId, language }: Pick<CustomerCaller, 'instanceId' | 'language'>,
): Promise<ListedMethods> {
  return listMethodsOf(deps, { instanceId, customerId: undefined, language }, () => true);
}

interface Change {
  action: 'created' | 'changed' | 'token_renewed' | 'removed';
  work: (trx: Trx, owner: CustomerOf) => Promise<WidgetRow>;
}

async function inOwn(
  deps: Ports,
  caller: CustomerCaller,
  { action, work }: Change,
): Promise<OrderWidget> {
  const { instanceId, customer } = caller;
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await work(trx, { instanceId, customerId: customer.id });
    await recordAudit({ ...deps, trx }, caller, {
      action: `order_widget.${action}`,
      customerId: customer.id,
      sessionId: customer.sessionId,
      details: { widget: String(row.id) },
    });
    return shown(row);
  });
}

/** The seller pays it out of their own share, so they say how much it can be. */
async function mostReward(deps: Pick<Deps, 'db'>, instanceId: number): Promise<number> {
  return (await readSettings(deps, instanceId)).defaultOuterWidgetPartnerPercent ?? 0;
}

type Terms = Partial<
  Pick<WidgetRow, 'name' | 'minimum_micro' | 'method_ids' | 'reward_ppm' | 'origins'>
>;

async function termsOf(deps: Ports, caller: CustomerCaller, input: WidgetInput): Promise<Terms> {
  const problems: Record<string, FieldProblem[]> = {};
  const terms: Terms = { ...(input.name !== undefined && { name: input.name }) };
  const { minimum_purchase_amount: minimum, payment_methods: methods, origins } = input;
  if (minimum !== undefined) terms.minimum_micro = parseAmount(minimum) ?? 0n;
  if (methods !== undefined) {
    const offered = (await listWidgetMethods(deps, caller)).data.map(({ id }) => id);
    terms.method_ids = [...new Set(methods)];
    if (terms.method_ids.some((id) => !offered.includes(id))) {
      problems['payment_methods'] = [{ code: 'method_unavailable' }];
    }
  }
  if (input.reward_percent !== undefined) {
    const most = await mostReward(deps, caller.instanceId);
    terms.reward_ppm = ppmOf(input.reward_percent);
    if (terms.reward_ppm > ppmOf(most)) {
      problems['reward_percent'] = [{ code: 'too_big', params: { limit: String(most) } }];
    }
  }
  if (origins !== undefined) {
    const known = origins.filter((text) => text !== '').map(originOf);
    terms.origins = known.flatMap((origin) => origin ?? []);
    if (known.includes(undefined)) problems['origins'] = [{ code: 'invalid_url' }];
  }
  if (Object.keys(problems).length > 0) {
    throw new AppError('validation_failed', { fields: problems });
  }
  return { ...terms, ...(terms.origins && { origins: [...new Set(terms.origins)] }) };
}

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The origin that a browser would send; a site on the machine of who builds it needs no lock. */
function originOf(text: string): string | undefined {
  const url = parseUrl(text);
  if (!url || url.username !== '' || url.password !== '' || url.hostname.includes('*')) {
    return undefined;
  }
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname));
  return isSafe ? url.origin : undefined;
}

const shown = (row: WidgetRow): OrderWidget => ({
  id: Number(row.id),
  name: row.name,
  api_token: row.token,
  minimum_purchase_amount: formatAmount(row.minimum_micro),
  payment_methods: row.method_ids,
  reward_percent: shareOfPpm(row.reward_ppm),
  origins: row.origins,
  created_at: row.created_at.toISOString(),
});
