import type { z } from 'zod';
import {
  changeCatalogue,
  holdCatalogue,
  NO_CHANGE,
} from '#core/catalogue/services/change-catalogue.ts';
import { readSomeServices, type WholeService } from '#core/catalogue/services/read-whole.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblem } from '#core/errors.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { changesByHand, logByHand } from '#core/supply/imports/changed-by-hand.ts';
import { readCostsOf } from '#core/supply/imports/costs-of-services.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import { showService } from './list-services.ts';
import { MOST_PRICE_MICRO } from './reprice.pure.ts';
import type { changeServiceBody, StaffService } from './staff-service.contract.ts';

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
): Promise<StaffService> {
  const { serviceId, change } = changing;
  const { instanceId, language, customer: staff } = caller;
  const hosts = await listInstanceHosts(deps, instanceId);
  return deps.db.inInstance(instanceId, async (trx) => {
    await holdCatalogue(deps, trx, { instanceId });
    const ids = [Number(serviceId)];
    const [before] = await readSomeServices(trx, { instanceId, language, ids });
    if (!before?.is_enabled) throw new AppError('not_found');
    const { updated_at: at, ...present } = before;
    if (change.updated_at !== undefined && change.updated_at !== at.toISOString()) {
      throw new AppError('conflict');
    }
    const isBorrowed = present.name === null && (await isShownName(trx, caller, changing));
    const after = changed(present, isBorrowed ? { ...change, name: undefined } : change);
    const [cheapest] = await readCostsOf(trx, { instanceId, serviceIds: ids });
    // Nobody would be asked to deliver it: providers cost no more than what is paid.
    if (change.price !== undefined && cheapest && after.price_micro < cheapest.costMicro) {
      refuse('price', { code: 'too_small', params: { limit: formatAmount(cheapest.costMicro) } });
    }
    const changes = changesByHand(present, after);
    if (changes.length > 0 || after.default_quantity !== present.default_quantity) {
      const { name, description, ...columns } = after;
      const words = { service_id: after.id, language, name: name ?? '', description };
      await changeCatalogue(deps, trx, {
        ...{ instanceId, hosts },
        change: {
          ...NO_CHANGE,
          services: [columns],
          words: name === present.name ? [] : [words],
        },
      });
      const { name: shownName } = await showService(trx, caller, serviceId);
      const now = deps.clock.now();
      const service = { id: after.id, name: shownName, changes };
      await logByHand(trx, { instanceId, at: now, by: staff.id, services: [service] });
      await recordAudit({ ...deps, trx }, caller, {
        action: 'catalogue.service_changed',
        ...{ staffId: staff.id, sessionId: staff.sessionId },
        details: Object.fromEntries([
          ['service', after.id],
          ...changes.flatMap(({ field, before: old, after: now_ }) => [
            [`${field}_before`, old],
            [`${field}_after`, now_],
          ]),
        ]),
      });
    }
    return showService(trx, caller, serviceId);
  });
}

/** Where a language has no name, a form shows one of another, and sends it back as it was. */
async function isShownName(trx: Trx, caller: CustomerCaller, { serviceId, change }: Changing) {
  const { name } = await showService(trx, caller, serviceId);
  return change.name === name;
}

function changed(present: WholeService, change: Change): WholeService {
  const { min = present.min_quantity, max = present.max_quantity } = change;
  const { step = present.quantity_step, drip_feed: drip, is_active: isActive } = change;
  const priceMicro =
    change.price === undefined ? present.price_micro : (parseAmount(change.price) ?? 0n);
  if (priceMicro > MOST_PRICE_MICRO) {
    refuse('price', { code: 'too_big', params: { limit: '1000000' } });
  }
  if (present.price_type === 'fixed' && (min !== 1 || max !== 1)) {
    refuse(min === 1 ? 'max' : 'min', { code: 'too_big', params: { limit: '1' } });
  }
  if (min % step !== 0) refuse('min', { code: 'not_a_multiple', params: { divisor: step } });
  if (max < min) refuse('max', { code: 'too_small', params: { limit: String(min) } });
  const usual = Math.min(Math.max(change.usual ?? present.default_quantity, min), max);
  const days = change.guarantee_days ?? present.guarantee_days ?? 0;
  return {
    ...present,
    name: change.name ?? present.name,
    price_micro: priceMicro,
    // What a price was before is no price of it any more once it changes.
    default_price_micro:
      priceMicro === present.price_micro ? present.default_price_micro : priceMicro,
    ...{ min_quantity: min, max_quantity: max, quantity_step: step },
    default_quantity: usual - (usual % step),
    drip_feed_is_allowed: drip ?? present.drip_feed_is_allowed,
    ...{ has_refill: days > 0, guarantee_days: days > 0 ? days : null },
    is_deactivated: isActive === undefined ? present.is_deactivated : !isActive,
  };
}

function refuse(field: string, problem: FieldProblem): never {
  throw new AppError('validation_failed', { fields: { [field]: [problem] } });
}
