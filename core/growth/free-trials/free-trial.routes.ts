import { buyerOf } from '#core/accounts/customers/buyer.ts';
import type { CatalogueAnswers } from '#core/catalogue/services/answer-catalogue.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { sendDone, sendPrivate } from '#core/platform/http/send.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './free-trial.operations.ts';
import { getOwnTrial, listOwnTrials } from './own-trials.ts';
import { getQuest, listQuests } from './show-quests.ts';
import { approveTrial, refuseTrial } from './staff/decide-trial.ts';
import * as decisions from './staff/decide-trial.operations.ts';
import { takeTrial } from './take-trial.ts';
import { trackQuest } from './track-quest.ts';

export function freeTrialRoutes(api: CoreApi, deps: Deps, { current }: CatalogueAnswers): void {
  handle(api, operations.listFreeTrialQuests, async (caller, { query }, c) => {
    const asked = { catalogue: await current(c, query), buyer: buyerOf(caller, c) };
    return { data: await listQuests(deps, caller, asked) };
  });
  handle(api, operations.getFreeTrialQuest, async (caller, { params, query }, c) => {
    const asked = { catalogue: await current(c, query), buyer: buyerOf(caller, c) };
    return { data: await getQuest(deps, caller, { ...asked, idInPath: params.id }) };
  });
  handle(api, operations.trackFreeTrialQuest, async (caller, { params }, c) => {
    const asked = { idInPath: params.id, buyer: buyerOf(caller, c) };
    const trial = await trackQuest(deps, caller, asked);
    return trial ? sendPrivate(c, { data: trial }) : sendDone(c);
  });
  handle(api, operations.takeFreeTrial, (caller, { body, once }, c) =>
    takeTrial(deps, caller, { ...once, body, buyer: buyerOf(caller, c) }),
  );
  handle(api, operations.listFreeTrials, (caller, { query }) => listOwnTrials(deps, caller, query));
  handle(api, operations.getFreeTrial, async (caller, { params }) => ({
    data: await getOwnTrial(deps, caller, params.id),
  }));
  handle(api, decisions.approveFreeTrial, (caller, { params, once }) =>
    approveTrial(deps, caller, { ...once, idInPath: params.id }),
  );
  handle(api, decisions.refuseFreeTrial, (caller, { params, body, once }) =>
    refuseTrial(deps, caller, { ...once, idInPath: params.id, body }),
  );
}
