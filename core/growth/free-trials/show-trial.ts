import { listServiceNames } from '#core/catalogue/services/service-name.ts';
import { invariant } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import type { Language } from '#locales/languages.ts';
import type { FreeTrial } from './free-trial.contract.ts';
import type { TrialRow } from './free-trial.store.ts';
import type { Quest } from './read-quests.ts';
import { statusAt } from './trial-status.pure.ts';

interface Shown {
  instanceId: number;
  language: Language;
  /** Those that the owner has at the moment. */
  quests: readonly Quest[];
  now: Date;
}

/** Trials for their customer, who does not hear who has decided. */
export async function showTrials(
  trx: Trx,
  { instanceId, language, quests, now }: Shown,
  rows: readonly TrialRow[],
): Promise<FreeTrial[]> {
  const ids = [...new Set(rows.map((row) => row.service_id))];
  const names = await listServiceNames(trx, { instanceId, language, ids });
  const known = new Map(quests.map((quest) => [quest.id, quest]));
  return rows.map((row) => ({
    id: Number(row.id),
    status: statusAt(row, now),
    expire_at: row.expire_at.toISOString(),
    free_trial_quest_id: row.quest_id,
    quest: {
      name: String(localize(row.quest_name, language)),
      is_shown: known.get(row.quest_id)?.isShown ?? false,
    },
    service: {
      ...{ id: row.service_id, slug: row.service_slug },
      name: names.get(row.service_id) ?? row.service_slug,
    },
    ...{ quantity: row.quantity, url: row.url, proof_url: row.proof_url, reason: row.reason },
    order_id: row.order_id === null ? null : Number(row.order_id),
    created_at: row.created_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
  }));
}

export async function showTrial(trx: Trx, shown: Shown, row: TrialRow): Promise<FreeTrial> {
  const [trial] = await showTrials(trx, shown, [row]);
  invariant(trial, 'every row is shown');
  return trial;
}
