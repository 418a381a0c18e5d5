import type { Context } from 'hono';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi, CoreEnv } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { currentInstance } from '#core/platform/http/current-instance.ts';
import { decideCard } from './decide-card.ts';
import { CARD_BEHAVIOURS } from './sandbox-card.contract.ts';
import { decideSandboxCard, getSandboxCard } from './sandbox-card.operations.ts';
import { findSandboxCard, type SandboxCardRow } from './sandbox-card.store.ts';
import { TEST_CARDS } from './test-cards.ts';

export function sandboxCardRoutes(api: CoreApi, deps: Deps): void {
  const requireDemo = () => {
    if (!deps.isDemo) throw new AppError('not_found');
  };

  handle(api, getSandboxCard, async ({ instanceId }, { params }, c) => {
    requireDemo();
    const ref = { instanceId, ...params };
    const row = await deps.db.inInstance(instanceId, (trx) => findSandboxCard(trx, ref));
    if (!row) throw new AppError('not_found');
    return shown(c, row);
  });

  handle(api, decideSandboxCard, async ({ instanceId }, { params, body }, c) => {
    requireDemo();
    return shown(c, await decideCard(deps, { instanceId, ...params }, body.decision));
  });
}

const shown = (c: Context<CoreEnv>, row: SandboxCardRow) => ({
  data: {
    reference: row.reference,
    brand: currentInstance(c).name,
    state: row.state,
    cards: CARD_BEHAVIOURS.map((behaviour) => {
      const { brand, lastFour } = TEST_CARDS[behaviour];
      return { behaviour, brand, last_four: lastFour };
    }),
    success_url: row.success_url,
    cancel_url: row.cancel_url,
  },
});
