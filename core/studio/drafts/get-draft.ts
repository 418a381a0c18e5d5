import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Draft } from './draft.contract.ts';
import { readState } from './draft-state.ts';
import { showDraft } from './show-draft.ts';
import type { DraftOwner } from './studio-draft.store.ts';

export const ownerOf = ({ instanceId, customer }: CustomerCaller): DraftOwner => ({
  instanceId,
  customerId: customer.id,
});

/** What whoever calls is about to publish. */
export function getDraft({ db }: Pick<Deps, 'db'>, caller: CustomerCaller): Promise<Draft> {
  return db.read(caller.instanceId, async (trx) =>
    showDraft(trx, await readState(trx, ownerOf(caller))),
  );
}
