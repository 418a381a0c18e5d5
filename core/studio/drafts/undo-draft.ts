import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Draft } from './draft.contract.ts';
import { lockState, readState, requireRev, type DraftState } from './draft-state.ts';
import { ownerOf } from './get-draft.ts';
import { showDraft } from './show-draft.ts';
import { findNext, moveHead, type DraftRow } from './studio-draft.store.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

/** Shows the draft as it was before its last step; the step stays. */
export function undoDraft(ports: Ports, caller: CustomerCaller, seen: number): Promise<Draft> {
  return walk(ports, caller, { seen, to: async (_, { head }) => head && { head: head.after } });
}

/** Takes the step again that was undone last. */
export function redoDraft(ports: Ports, caller: CustomerCaller, seen: number): Promise<Draft> {
  const to = async (trx: Trx, { draft }: { draft: DraftRow }) => {
    const head = await findNext(trx, draft);
    return head === undefined ? undefined : { head };
  };
  return walk(ports, caller, { seen, to });
}

interface Walk {
  seen: number;
  /** Where to; nowhere at the end of the line. */
  to(
    trx: Trx,
    state: DraftState & { draft: DraftRow },
  ): Promise<{ head: bigint | null } | undefined>;
}

function walk({ db, clock }: Ports, caller: CustomerCaller, { seen, to }: Walk): Promise<Draft> {
  const owner = ownerOf(caller);
  return db.inInstance(caller.instanceId, async (trx) => {
    const now = clock.now();
    const state = await lockState(trx, owner, now);
    requireRev(state, seen);
    const place = await to(trx, state);
    if (!place) return showDraft(trx, state);
    await moveHead(trx, state.draft, { head: place.head, now });
    return showDraft(trx, await readState(trx, owner));
  });
}
