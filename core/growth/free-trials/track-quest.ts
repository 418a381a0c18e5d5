import type { Buyer } from '#core/accounts/customers/buyer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { ask, begun, makeRoom, note, problemOf } from './ask-for-trial.ts';
import { questIdOf, type FreeTrial } from './free-trial.contract.ts';
import { insertTrial } from './free-trial.store.ts';
import { readRewards } from './read-rewards.ts';
import { showTrial } from './show-trial.ts';

interface Tracking {
  idInPath: string;
  buyer: Buyer;
}

/** Begins a trial, or finds the one that was begun; nothing where the quest is not open to them. */
export async function trackQuest(
  deps: Deps,
  caller: CustomerCaller,
  { idInPath, buyer }: Tracking,
): Promise<FreeTrial | undefined> {
  const { instanceId, language } = caller;
  return deps.db.inInstance(instanceId, async (trx) => {
    const asking = await ask(trx, deps, { caller, questId: questIdOf(idInPath) ?? 0 });
    const { program, quest, own, expired, now } = asking;
    if (!quest || (!quest.isShown && !own)) throw new AppError('not_found');
    const shown = { instanceId, language, quests: program.quests, now };
    if (own) return showTrial(trx, shown, own);
    const rewards = await readRewards(trx, deps.db, {
      ...{ instanceId, language, buyer, quests: [quest] },
    });
    const found = rewards.get(quest.id);
    if (!found) throw new AppError('not_found');
    const { isOrderable, reward } = found;
    if (await problemOf(trx, asking, { caller, quest, isOrderable })) return undefined;
    await makeRoom(trx, deps, { caller, expired });
    const row = await insertTrial(trx, {
      ...begun(asking, { caller, quest, serviceId: reward.service.id }),
      status: 'tracked',
    });
    await note(trx, deps, { caller, row, action: 'trial.begun' });
    return showTrial(trx, shown, row);
  });
}
