import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { isUniqueViolation } from '#core/platform/db/failures.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { CannedAnswer, cannedBody, changeCannedBody } from './canned-answer.contract.ts';
import {
  insertCanned,
  MOST_CANNED,
  readCanned,
  removeCanned,
  updateCanned,
} from './canned-answer.store.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;
type Body = z.output<typeof cannedBody>;

export async function listCanned(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: Pick<CustomerCaller, 'instanceId'>,
): Promise<{ data: CannedAnswer[] }> {
  return db.read(instanceId, (trx) => shown(trx, instanceId));
}

const shown = async (trx: Trx, instanceId: number) => ({
  data: (await readCanned(trx, instanceId)).map(({ id, name, language, text }) => ({
    ...{ id: Number(id), name, language, text },
  })),
});

export function addCanned(deps: Ports, caller: CustomerCaller, body: Body) {
  const work: Deed['work'] = async (trx, written) => {
    if ((await readCanned(trx, caller.instanceId)).length >= MOST_CANNED) {
      throw new AppError('validation_failed', {
        fields: { name: [{ code: 'too_many', params: { count: MOST_CANNED } }] },
      });
    }
    await insertCanned(trx, { instance_id: caller.instanceId, ...body, ...written });
    return true;
  };
  return change(deps, caller, { action: 'canned.added', name: body.name, work });
}

export function changeCanned(
  deps: Ports,
  caller: CustomerCaller,
  { id, body }: { id: string; body: z.output<typeof changeCannedBody> },
) {
  const { instanceId } = caller;
  const { name, text, language } = body;
  return change(deps, caller, {
    ...{ action: 'canned.changed', name: name ?? id },
    async work(trx, written) {
      const isThere = (await readCanned(trx, instanceId)).some((row) => String(row.id) === id);
      if (!isThere) return false;
      if (name === undefined || text === undefined) {
        throw new AppError('validation_failed', {
          fields: {
            ...(name === undefined && { name: [{ code: 'required' }] }),
            ...(text === undefined && { text: [{ code: 'required' }] }),
          },
        });
      }
      return updateCanned(
        trx,
        { instanceId, id: BigInt(id) },
        { name, text, language, ...written },
      );
    },
  });
}

export function deleteCanned(deps: Ports, caller: CustomerCaller, id: string) {
  const { instanceId } = caller;
  return change(deps, caller, {
    ...{ action: 'canned.deleted', name: id },
    work: (trx) => removeCanned(trx, { instanceId, id: BigInt(id) }),
  });
}

interface Deed {
  action: 'canned.added' | 'canned.changed' | 'canned.deleted';
  name: string;
  work: (trx: Trx, written: Written) => Promise<boolean>;
}

interface Written {
  changed_by: bigint;
  changed_at: Date;
}

async function change(
  { db, clock }: Ports,
  caller: CustomerCaller,
  { action, name, work }: Deed,
): Promise<{ data: CannedAnswer[] }> {
  const { instanceId, customer: staff } = caller;
  try {
    return await db.inInstance(instanceId, async (trx) => {
      const isThere = await work(trx, { changed_by: staff.id, changed_at: clock.now() });
      if (!isThere) throw new AppError('not_found');
      await recordAudit({ clock, trx }, caller, {
        ...{ action, staffId: staff.id, sessionId: staff.sessionId, details: { name } },
      });
      return shown(trx, instanceId);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('validation_failed', { fields: { name: [{ code: 'taken' }] } });
  }
}
