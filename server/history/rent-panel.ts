import { createPasswordHasher } from '#core/accounts/passwords/password-hasher.ts';
import { createCore } from '#core/app.ts';
import type { Deps } from '#core/deps.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { createPanel } from '#core/resale/child-panels/create-panel.ts';
import { lookAtPanels } from '#core/resale/child-panels/look-at-panels.ts';
import { setUpPanel } from '#core/resale/child-panels/set-up-panel.ts';
import { answeredHere } from '#core/tenancy/hosts/answered-here.ts';
import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { starterInstance } from '../starter-instance.ts';
import { addWhatIsMissing } from './order.ts';
import { runAlone, runDueOf } from './run-jobs.ts';
import { sellAtPanel } from './sell-at-panel.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

const DAY = 24 * 60;
const DAY_MS = DAY * 60_000;

/** Somebody rents a panel, which sells at once what its seller sells, and pays it month by month. */
export async function rentPanel(
  stage: Stage,
  troupe: Troupe,
  deed: DeedOf<'rent panel'>,
): Promise<void> {
  const { label, name, look, priceMicro, who } = deed;
  const deps = withOutbound({
    ...stage.deps,
    starterDocuments: async (asked) =>
      (await starterInstance({ ...asked, hosts: [], look })).documents,
  });
  const payable = () => addWhatIsMissing(stage, troupe, { who, neededMicro: priceMicro });
  await payable();
  const parts = { ...deps, keys: createKeys(deps), passwords: createPasswordHasher() };
  await createPanel(parts, callerOf(troupe, who), {
    input: { domain: label, domain_type: 'subdomain', name, password: DEMO_PASSWORD },
    once: { key: stage.key(), route: 'POST /api/v1/child-panels' },
  });
  await runDueOf(deps, setUpPanel);
  const instanceId = await panelOf(stage, troupe, label);
  await sellAtPanel(stage, troupe, { deps, instanceId, host: troupe.host, who, sparedMicro: 0n });
  const began = stage.clock.now();
  const days = Math.floor((stage.endsAt.getTime() - began.getTime()) / DAY_MS);
  for (let day = 1; day <= days; day += 1) {
    stage.after(day * DAY, async () => {
      // Whoever rents it adds funds in time, as they are reminded.
      if (day % 30 === 28) await payable();
      await runAlone(stage, lookAtPanels);
    });
  }
}

/** The instance of the panel that was rented last. */
async function panelOf({ deps }: Stage, { instanceId }: Troupe, label: string): Promise<number> {
  const row = await deps.db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('child_panels')
      .select('child_instance_id')
      .where('host', 'like', `${label}.%`)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  );
  return row.child_instance_id;
}

/** The panel orders where it is rented, which is here. */
function withOutbound(deps: Deps): Deps & { outbound: NonNullable<Deps['outbound']> } {
  const outbound = answeredHere(createOutbound(), {
    db: deps.db,
    fetch: async (request, origin) => core.fetch(request, origin),
  });
  const core = createCore({ ...deps, outbound });
  return { ...deps, outbound };
}
