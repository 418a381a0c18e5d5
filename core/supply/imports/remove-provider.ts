import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import {
  changeCatalogue,
  holdCatalogue,
  NO_CHANGE,
} from '#core/catalogue/services/change-catalogue.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import { providerRemoved } from '#core/supply/providers/provider-removed.ts';
import { forgetProvider, holdProviderAlone } from '#core/supply/providers/hold-provider.ts';
import { detachProvider, readServicesOf } from './import.store.ts';

interface Removal {
  id: bigint;
  /** What becomes of services that come from nowhere else; it must be said where there are some. */
  services: 'keep' | 'switch_off' | undefined;
}

/** Removes a provider. Its services stay, on sale or not; only their source is forgotten. */
export async function removeProvider(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { id, services }: Removal,
): Promise<void> {
  const { instanceId, customer: staff } = caller;
  const hosts = await listInstanceHosts(deps, instanceId);
  const use = { instanceId, providerId: id };
  await deps.db.inInstance(instanceId, async (trx) => {
    const provider = await holdProviderAlone(trx, { instanceId, id });
    if (!provider) throw new AppError('not_found');
    await holdCatalogue(deps, trx, { instanceId });
    const { count, sole } = await readServicesOf(trx, use);
    if (sole.length > 0 && services === undefined) {
      throw new AppError('validation_failed', { fields: { services: [{ code: 'required' }] } });
    }
    const deactivated = services === 'switch_off' ? sole : [];
    if (deactivated.length > 0) {
      const change = { ...NO_CHANGE, deactivated };
      await changeCatalogue(deps, trx, { instanceId, hosts, change });
    }
    await providerRemoved.tell(trx, use);
    await detachProvider(trx, use);
    await forgetProvider(trx, { instanceId, id });
    await recordAudit({ ...deps, trx }, caller, {
      action: 'provider.removed',
      staffId: staff.id,
      sessionId: staff.sessionId,
      details: {
        provider: String(id),
        name: provider.name,
        services: count,
        switched_off: deactivated.length,
      },
    });
  });
}
