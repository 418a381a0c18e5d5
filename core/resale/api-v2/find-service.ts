import type { ApiCaller } from '#core/accounts/api-tokens/find-caller.ts';
import { mayOrder } from '#core/accounts/api-tokens/program.ts';
import { findOrderable, type OrderableService } from '#core/catalogue/services/find-orderable.ts';
import { isOpenTo } from '#core/catalogue/services/gate.pure.ts';
import {
  readServicesToOrder,
  type ServiceToOrder,
} from '#core/catalogue/services/ordered-service.ts';
import type { Deps } from '#core/deps.ts';
import { readPerks } from '#core/pricing/grades/perks-of-caller.ts';
import { Refusal } from './refusal.ts';
import { SAYS } from './words.pure.ts';

export interface FoundService {
  service: OrderableService;
  details: ServiceToOrder;
}

interface Asked {
  caller: ApiCaller;
  /** Of the instance. */
  revision: bigint;
  id: number | undefined;
}

/** A service that a program may order; refused as if it were not there otherwise. */
export async function findService(
  { db }: Pick<Deps, 'db'>,
  { caller, revision: rate, id }: Asked,
): Promise<FoundService> {
  const { instanceId, language, customerId, gradeId } = caller;
  if (id === undefined || !mayOrder(caller, id)) throw new Refusal(SAYS.service);
  const found = await db.read(instanceId, async (trx) => {
    const service = (await findOrderable(trx, { instanceId, names: [id] })).get(id);
    const graded = { instanceId, revision: rate, customerId, gradeId };
    if (!service || !isOpenTo(service, await readPerks(trx, db, graded))) return undefined;
    const revision = service.catalogue_revision ?? 0n;
    const asked = { instanceId, revision, language, ids: [id] };
    const details = (await readServicesToOrder(trx, db, asked)).get(id);
    return details && { service, details };
  });
  if (!found) throw new Refusal(SAYS.service);
  return found;
}
