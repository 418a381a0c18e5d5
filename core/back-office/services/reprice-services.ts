import type { z } from 'zod';
import {
  changeCatalogue,
  holdCatalogue,
  NO_CHANGE,
} from '#core/catalogue/services/change-catalogue.ts';
import {
  readCatalogueRevision,
  readSomeServices,
  type WholeService,
} from '#core/catalogue/services/read-whole.ts';
import type { Deps } from '#core/deps.ts';
import { refuseField } from '#core/errors.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import { readListPage } from '#core/platform/lists/read-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { logByHand } from '#core/supply/imports/changed-by-hand.ts';
import { costOfTasks, readTaskTerms } from '#core/fulfilment/tasks/task-terms.ts';
import { readCostsOf } from '#core/supply/imports/costs-of-services.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import { percentOf, serviceListOf } from './list-services.ts';
import {
  marginOf,
  MOST_PRICE_MICRO,
  parseSignedAmount,
  parseSignedPercent,
  reprice,
  type PriceChange,
} from './reprice.pure.ts';
import { serviceSource, type ListedService } from './service-list.store.ts';
import type {
  applyPricesBody,
  previewPricesBody,
  priceChangeBody,
  PricesPreview,
} from './staff-service.contract.ts';

const PER_PAGE = 50;
const AT_ONCE = 1_000;
/** More than that is another filter. */
const MOST_PRICES = 10_000;

type Asked = z.output<typeof priceChangeBody>;

interface NewPrice {
  service: WholeService;
  name: string;
  costMicro: bigint | undefined;
  afterMicro: bigint;
  isRaised: boolean;
}

/** Old and new price of every service that would change, and what is left of each. */
export async function previewPrices(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
  { after, ...asked }: z.output<typeof previewPricesBody>,
): Promise<PricesPreview> {
  const { instanceId } = caller;
  return db.read(instanceId, async (trx) => {
    const prices = await newPrices(trx, caller, asked);
    const changed = prices.filter(isChanged);
    const shown = changed.filter(({ service }) => service.id > after);
    const page = shown.slice(0, PER_PAGE);
    return {
      data: page.map(showPrice),
      meta: {
        ...{ matches: prices.length, changed: changed.length },
        raised: changed.filter(({ isRaised }) => isRaised).length,
        next: shown.length > PER_PAGE ? (page.at(-1)?.service.id ?? null) : null,
        revision: String(await readCatalogueRevision(trx, instanceId)),
      },
    };
  });
}

const isChanged = ({ service, afterMicro }: NewPrice) => service.price_micro !== afterMicro;

function showPrice({ service, name, costMicro, afterMicro, isRaised }: NewPrice) {
  const before = service.price_micro;
  return {
    ...{ service_id: service.id, name, per: service.pricing_per },
    ...{ before: formatAmount(before), after: formatAmount(afterMicro) },
    cost: costMicro === undefined ? null : formatAmount(costMicro),
    margin_before: percentOf(marginOf({ priceMicro: before, costMicro })),
    margin_after: percentOf(marginOf({ priceMicro: afterMicro, costMicro })),
    is_raised: isRaised,
  };
}

interface Applying extends OnceKey {
  body: z.output<typeof applyPricesBody>;
}

/** All of them or none; refused where the catalogue is no longer what was looked at. */
export async function applyPrices(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, body }: Applying,
): Promise<OnceAnswer> {
  const { instanceId, customer: staff } = caller;
  const hosts = await listInstanceHosts(deps, instanceId);
  return doOnce(deps, caller, {
    ...{ key, route, input: body },
    async work(trx) {
      const { revision, ...asked } = body;
      await holdCatalogue(deps, trx, { instanceId, revision: BigInt(revision) });
      const changed = (await newPrices(trx, caller, asked)).filter(isChanged);
      if (changed.length > 0) {
        await changeCatalogue(deps, trx, {
          ...{ instanceId, hosts, change: { ...NO_CHANGE, services: changed.map(columnsOf) } },
        });
        await logByHand(trx, {
          ...{ instanceId, at: deps.clock.now(), by: staff.id },
          services: changed.map(changesOf),
        });
        await recordAudit({ ...deps, trx }, caller, {
          action: 'catalogue.prices_changed',
          ...{ staffId: staff.id, sessionId: staff.sessionId },
          details: {
            ...{ filter: asked.q, percent: asked.percent, addition: asked.addition },
            ...{ round_to: asked.round_to, least_margin: asked.least_margin },
            count: changed.length,
            ...{ services: listed(changed, ({ service }) => String(service.id)) },
            before: listed(changed, ({ service }) => formatAmount(service.price_micro)),
            after: listed(changed, ({ afterMicro }) => formatAmount(afterMicro)),
          },
        });
      }
      return { status: 200, value: { data: { changed: changed.length } } };
    },
  });
}

const listed = (prices: readonly NewPrice[], say: (price: NewPrice) => string) =>
  prices.map(say).join(' ');

function columnsOf({ service, afterMicro }: NewPrice) {
  const { name: _name, description: _description, ...columns } = service;
  return { ...columns, price_micro: afterMicro, default_price_micro: afterMicro };
}

const changesOf = ({ service, name, afterMicro }: NewPrice) => ({
  ...{ id: service.id, name },
  changes: [
    {
      field: 'price' as const,
      ...{ before: formatAmount(service.price_micro), after: formatAmount(afterMicro) },
    },
  ],
});

async function newPrices(trx: Trx, caller: CustomerCaller, asked: Asked): Promise<NewPrice[]> {
  const { instanceId, language } = caller;
  const change = changeOf(asked);
  const list = serviceListOf(caller, { q: asked.q, sort: 'id' });
  const prices: NewPrice[] = [];
  for (let { after } = list; ;) {
    const source = serviceSource({ ...list, after });
    const { rows, next } = await readListPage<ListedService>(trx, source, AT_ONCE);
    const serviceIds = rows.map(({ id }) => id);
    const services = await readSomeServices(trx, { instanceId, language, ids: serviceIds });
    const costs = await readCostsOf(trx, { instanceId, serviceIds });
    const costOf = new Map<number, bigint>();
    for (const { serviceId, costMicro } of costs) {
      if (!costOf.has(serviceId)) costOf.set(serviceId, costMicro);
    }
    const terms = await readTaskTerms(trx, { instanceId, serviceIds });
    const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
    for (const { updated_at: _at, ...service } of services) {
      const ofTasks = terms.get(service.id);
      const costMicro = ofTasks
        ? costOfTasks(ofTasks, service.pricing_per)
        : costOf.get(service.id);
      const own = reprice({ priceMicro: service.price_micro, costMicro }, change);
      const name = nameOf.get(service.id) ?? service.slug;
      if (own.priceMicro > MOST_PRICE_MICRO) {
        refuseField('percent', { code: 'too_big', params: { limit: '1000000' } });
      }
      // By a slip, anybody could order it for nothing.
      if (own.priceMicro === 0n && service.price_micro > 0n) {
        const field = change.additionMicro < 0n ? 'addition' : 'percent';
        refuseField(field, { code: 'price_gone', params: { service: name } });
      }
      prices.push({ service, name, costMicro, afterMicro: own.priceMicro, isRaised: own.isRaised });
    }
    if (prices.length > MOST_PRICES) {
      refuseField('q', { code: 'too_many', params: { count: MOST_PRICES } });
    }
    if (!next) return prices;
    after = next;
  }
}

function changeOf({ percent, addition, round_to: step, least_margin: least }: Asked): PriceChange {
  const percentPpm = parseSignedPercent(percent) ?? 0n;
  if (percentPpm < -1_000_000n)
    refuseField('percent', { code: 'too_small', params: { limit: '-100' } });
  const stepMicro = parseAmount(step) ?? 0n;
  return {
    percentPpm,
    additionMicro: parseSignedAmount(addition) ?? 0n,
    stepMicro: stepMicro > 0n ? stepMicro : 1n,
    leastMarginMicro: parseAmount(least) ?? 0n,
  };
}
