import type { z } from 'zod';
import { readLinkRules } from '#core/catalogue/links/read-link-rules.ts';
import {
  changeCatalogue,
  holdCatalogue,
  NO_CHANGE,
} from '#core/catalogue/services/change-catalogue.ts';
import { pickField } from '#core/catalogue/services/pick-text.ts';
import {
  readAllGroups,
  readServiceParts,
  readSomeServices,
  type WholeService,
} from '#core/catalogue/services/read-whole.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, refuseField } from '#core/errors.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { changesByHand, logByHand } from '#core/supply/imports/changed-by-hand.ts';
import { readCostsOf } from '#core/supply/imports/costs-of-services.ts';
import { readTradeTypesOf } from '#core/supply/imports/sources-of-service.ts';
import type { FieldChange } from '#core/supply/imports/field-changes.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import type { Language } from '#locales/languages.ts';
import { changedTasks } from './service-tasks.ts';
import { changedParts } from './change-parts.ts';
import { changedTexts } from './change-texts.ts';
import { retype, typeNameOf } from './change-trade-type.ts';
import { showDetails, showService } from './list-services.ts';
import { MOST_PRICE_MICRO } from './reprice.pure.ts';
import type { changeServiceBody, StaffServiceDetails } from './staff-service.contract.ts';

type Change = z.output<typeof changeServiceBody>;

interface Changing {
  serviceId: string;
  change: Change;
}

/** Changes one service as somebody has written it; every page of the shop follows at once. */
export async function changeService(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  changing: Changing,
): Promise<StaffServiceDetails> {
  const { serviceId, change } = changing;
  const { instanceId, language } = caller;
  const hosts = await listInstanceHosts(deps, instanceId);
  const rules = await readLinkRules(deps, instanceId);
  return deps.db.inInstance(instanceId, async (trx) => {
    await holdCatalogue(deps, trx, { instanceId });
    const ids = [Number(serviceId)];
    const [before] = await readSomeServices(trx, { instanceId, language, ids });
    if (!before?.is_enabled) throw new AppError('not_found');
    const { updated_at: at, ...present } = before;
    if (change.updated_at !== undefined && change.updated_at !== at.toISOString()) {
      throw new AppError('conflict');
    }
    const parts = await readServiceParts(trx, { instanceId, serviceId: present.id });
    const groups = await readAllGroups(trx, instanceId);
    const type = chosenType(groups, { change, present });
    const own = { service: present, parts, targets: groups.targets };
    const retyped = await retypedBy(trx, own, { instanceId, change });
    const after = changed(retyped.service, retyped.asked);
    const [cheapest] = await readCostsOf(trx, { instanceId, serviceIds: ids });
    if (change.price !== undefined) refuseBelowCost(after, cheapest);
    const tasks = await changedTasks(trx, {
      ...{ instanceId, networkId: type?.network_id, asked: change.tasks, service: after },
      ...{ parts, retyped: retyped.change, hasSource: cheapest !== undefined },
    });
    const beside = await changedParts(trx, caller, {
      ...{ service: after, before: parts, asked: change, rules, isByTasks: tasks.isByTasks },
      network: groups.networks.find(({ id }) => id === type?.network_id),
      isMoved: typeOf(groups, present.service_type_id)?.network_id !== type?.network_id,
    });
    const texts = changedTexts(parts.texts, {
      ...(await nameAlone(trx, caller, { serviceId, change, present })),
      ...change.texts,
    });
    const changes = [
      ...changesByHand(present, after, (id) => nameOfType(typeOf(groups, id), language)),
      ...retyped.changes,
      ...tasks.changes,
      ...beside.changes,
      ...texts.changes,
    ];
    if (changes.length > 0 || after.default_quantity !== present.default_quantity) {
      const { name: _name, description: _description, ...columns } = after;
      await changeCatalogue(deps, trx, {
        ...{ instanceId, hosts },
        change: {
          ...{ ...NO_CHANGE, ...retyped.change, ...beside.change, services: [columns] },
          words: texts.words.map((words) => ({ service_id: after.id, ...words })),
          withdrawnWords: texts.withdrawn.map((gone) => ({ service_id: after.id, language: gone })),
        },
      });
      await tasks.write(trx);
      await keepChange(deps, trx, { caller, serviceId, changes, noted: tasks.noted });
    }
    return showDetails(trx, caller, serviceId);
  });
}

interface Kept {
  caller: CustomerCaller;
  serviceId: string;
  changes: FieldChange[];
  noted: Record<string, number>;
}

/** In the log of the catalogue and in the record of what staff did. */
async function keepChange(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  { caller, serviceId, changes, noted }: Kept,
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const { id, name } = await showService(trx, caller, serviceId);
  const service = { id, name, changes };
  await logByHand(trx, { instanceId, at: deps.clock.now(), by: staff.id, services: [service] });
  await recordAudit({ ...deps, trx }, caller, {
    action: 'catalogue.service_changed',
    ...{ staffId: staff.id, sessionId: staff.sessionId },
    details: { service: id, ...noted, ...auditedChanges(changes) },
  });
}

/** Where it stands from now on. */
function chosenType(
  groups: Groups,
  { change, present }: { change: Change; present: WholeService },
): ServiceType | undefined {
  const type = typeOf(groups, change.service_type_id ?? present.service_type_id);
  if (change.service_type_id !== undefined && !type?.is_enabled) {
    refuseField('service_type_id', { code: 'unknown_category' });
  }
  return type;
}

/** Nobody would be asked to deliver it: providers cost no more than what is paid. */
function refuseBelowCost(
  { price_micro: priceMicro }: WholeService,
  cheapest: { costMicro: bigint } | undefined,
): void {
  if (!cheapest || priceMicro >= cheapest.costMicro) return;
  refuseField('price', { code: 'too_small', params: { limit: formatAmount(cheapest.costMicro) } });
}

/** A name that was sent without a language is of the reader's. */
async function nameAlone(
  trx: Trx,
  caller: CustomerCaller,
  { serviceId, change: { name }, present }: Changing & { present: WholeService },
) {
  if (name === undefined) return {};
  // Where a language has no name, one of another is shown, and comes back as it was.
  const isBorrowed = present.name === null;
  if (isBorrowed && (await showService(trx, caller, serviceId)).name === name) return {};
  return { [caller.language]: { name, description: present.description ?? undefined } };
}

interface RetypedByHand extends Pick<ReturnType<typeof retype>, 'service'> {
  change: Partial<ReturnType<typeof retype>['change']>;
  changes: FieldChange[];
  /** Without the quantities that a form still has of what is now sold as a whole. */
  asked: Change;
}

async function retypedBy(
  trx: Trx,
  own: Omit<Parameters<typeof retype>[1], 'ofSources'>,
  { instanceId, change }: { instanceId: number; change: Change },
): Promise<RetypedByHand> {
  const { service, parts } = own;
  const before = typeNameOf(service, parts) ?? null;
  const { trade_type: after = before } = change;
  if (after === null || after === before)
    return { service, change: {}, changes: [], asked: change };
  const ofSources = await readTradeTypesOf(trx, { instanceId, serviceId: service.id });
  const retyped = retype(after, { ...own, ofSources });
  const isNowWhole = retyped.service.price_type === 'fixed' && service.price_type !== 'fixed';
  return {
    ...retyped,
    changes: [{ field: 'tradeType', before, after }],
    asked: isNowWhole
      ? { ...change, min: undefined, max: undefined, step: undefined, usual: undefined }
      : change,
  };
}

type Groups = Awaited<ReturnType<typeof readAllGroups>>;
type ServiceType = Groups['serviceTypes'][number];

const typeOf = ({ serviceTypes }: Groups, id: number) =>
  serviceTypes.find((type) => type.id === id);

export const nameOfType = (
  type: Pick<ServiceType, 'texts' | 'slug'> | undefined,
  language: Language,
): string => (type && (pickField(type.texts, 'name', language) ?? type.slug)) ?? '';

/** The log of the catalogue has all of a text. */
const LONGEST_AUDITED = 200;

/** What was before and after, by field; of a text in several languages, of each of them. */
export function auditedChanges(changes: readonly FieldChange[]): Record<string, string | null> {
  const audited: Record<string, string | null> = {};
  for (const { field, language, ...sides } of changes) {
    for (const side of ['before', 'after'] as const) {
      const text = sides[side]?.slice(0, LONGEST_AUDITED) ?? null;
      const isOfMany = changes.filter((one) => one.field === field).length > 1;
      const named = isOfMany && text !== null ? `${language}: ${text}` : text;
      const key = `${field}_${side}`;
      audited[key] = [audited[key] ?? [], named ?? []].flat().join('; ') || null;
    }
  }
  return audited;
}

/** A service with what was written of it; what could not be sold like this is refused. */
export function changed(present: WholeService, change: Change): WholeService {
  const { min = present.min_quantity, max = present.max_quantity } = change;
  const { step = present.quantity_step, drip_feed: drip, is_active: isActive } = change;
  const priceMicro =
    change.price === undefined ? present.price_micro : (parseAmount(change.price) ?? 0n);
  if (priceMicro > MOST_PRICE_MICRO) {
    refuseField('price', { code: 'too_big', params: { limit: '1000000' } });
  }
  if (present.price_type === 'fixed' && (min !== 1 || max !== 1)) {
    refuseField(min === 1 ? 'max' : 'min', { code: 'too_big', params: { limit: '1' } });
  }
  if (min % step !== 0) refuseField('min', { code: 'not_a_multiple', params: { divisor: step } });
  if (max < min) refuseField('max', { code: 'too_small', params: { limit: String(min) } });
  const usual = Math.min(Math.max(change.usual ?? present.default_quantity, min), max);
  const days = change.guarantee_days ?? present.guarantee_days ?? 0;
  return {
    ...present,
    service_type_id: change.service_type_id ?? present.service_type_id,
    price_micro: priceMicro,
    default_price_micro: priceBefore(present, { asked: change.price_before, priceMicro }),
    ...{ min_quantity: min, max_quantity: max, quantity_step: step },
    default_quantity: usual - (usual % step),
    drip_feed_is_allowed: drip ?? present.drip_feed_is_allowed,
    ...{ has_refill: days > 0, guarantee_days: days > 0 ? days : null },
    is_deactivated: isActive === undefined ? present.is_deactivated : !isActive,
  };
}

/** What a price was before is none of it any more once it changes, unless that is said. */
function priceBefore(
  present: WholeService,
  { asked, priceMicro }: { asked: string | null | undefined; priceMicro: bigint },
): bigint {
  if (asked === undefined) {
    return priceMicro === present.price_micro ? present.default_price_micro : priceMicro;
  }
  if (asked === null) return priceMicro;
  const before = parseAmount(asked) ?? 0n;
  if (before <= priceMicro) {
    refuseField('price_before', {
      code: 'must_be_above',
      params: { limit: formatAmount(priceMicro) },
    });
  }
  if (before > MOST_PRICE_MICRO) {
    refuseField('price_before', { code: 'too_big', params: { limit: '1000000' } });
  }
  return before;
}
