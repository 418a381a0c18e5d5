import { AppError } from '#core/errors.ts';
import { askProvider, ProviderRefused } from '#core/supply/providers/ask-provider.ts';
import type { ProviderDeps } from '#core/supply/providers/provider-deps.ts';
import { ListRefused, type SourceRow } from './offered-service.ts';
import { checkLength, rowsOf } from './read-list.ts';

/** A provider's list is long, and made when it is asked for. */
const LIST_LIMITS = { timeoutMs: 6_000, mostBytes: 8 * 1024 * 1024 };

/** What services of a provider are kept under. */
export const sourceOfProvider = (id: bigint): string => `provider:${id}`;

/** Asks a provider for all that it sells; what is wrong with that is the fault of its choice. */
export async function askForServices(
  deps: ProviderDeps,
  ref: { instanceId: number; id: bigint },
): Promise<{ name: string; rows: SourceRow[] }> {
  const asked = { ...ref, action: 'services', ...LIST_LIMITS };
  const { name, value } = await askProvider(deps, asked).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') throw providerGone();
    if (!(error instanceof ProviderRefused)) throw error;
    const fields = { provider_id: [error.problem] };
    throw new AppError('validation_failed', { fields, cause: error });
  });
  const rows = await refusing('provider_id', async () => {
    if (!Array.isArray(value)) throw new ListRefused({ code: 'upstream_nonsense' });
    return checkLength(await rowsOf(value));
  });
  return { name, rows };
}

/** The provider was removed while it was chosen or asked. */
export const providerGone = () =>
  new AppError('validation_failed', { fields: { provider_id: [{ code: 'provider_gone' }] } });

/** A list that cannot be read is the fault of the field that it came in. */
export async function refusing<T>(field: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    throw new AppError('validation_failed', { fields: { [field]: [error.problem] } });
  }
}
