import { AppError, invariant } from '#core/errors.ts';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { applyImport } from '#core/supply/imports/apply-import.ts';
import { previewImport } from '#core/supply/imports/preview-import.ts';
import { listProviders } from '#core/supply/providers/list-providers.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { FIRST_MARGIN } from './child-panel-rules.pure.ts';
import { findPanel, updatePanel } from './child-panel.store.ts';
import { SET_UP_PANEL } from './set-up-kind.ts';

/** What a new panel asks above what it pays, until its owner says otherwise. */
const RULES = {
  ...{ markup: String(100 * FIRST_MARGIN), addition: '0', round_to: null, least_margin: '0' },
  exceptions: [],
};

/** Takes over what the panel sells that rents it out; done again, it changes nothing more. */
export const setUpPanel = defineJob({
  ...SET_UP_PANEL,
  async handle(deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'a panel is rented from an instance');
    const ref = { instanceId, id: BigInt(payload.panelId) };
    const panel = await deps.db.read(instanceId, (trx) => findPanel(trx, ref));
    if (!panel || panel.set_up_at !== null || panel.status === 'closed') return;
    await takeOver(deps, panel.child_instance_id);
    await deps.db.inInstance(instanceId, (trx) =>
      updatePanel(trx, ref, { set_up_at: deps.clock.now() }),
    );
  },
});

async function takeOver(deps: Deps, instanceId: number): Promise<void> {
  const [provider] = await listProviders(deps, instanceId);
  // Its owner has removed it since, and chooses what to sell.
  if (!provider) return;
  const parts = { ...deps, keys: createKeys(deps), outbound: deps.outbound ?? createOutbound() };
  const actor = { instanceId, staffId: null, address: '', requestId: 'set-up-child-panel' };
  const importId = await previewImport(parts, actor, {
    source: { kind: 'provider', provider_id: provider.id },
    ...{ language: DEFAULT_LANGUAGE, rules: RULES, overwrite_texts: false, add_types: true },
  }).catch((error: unknown) => {
    if (sellsNothing(error)) return undefined;
    throw error;
  });
  if (importId === undefined) return;
  await applyImport(deps, actor, { importId, skip_refused: true, switch_off: false });
}

/** There is nothing to take over yet. */
const sellsNothing = (error: unknown): boolean =>
  error instanceof AppError &&
  error.fields['provider_id']?.some(({ code }) => code === 'list_empty') === true;
