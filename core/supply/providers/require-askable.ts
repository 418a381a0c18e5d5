import { AppError } from '#core/errors.ts';
import type { ProviderDeps } from './provider-deps.ts';

/** An address that would never be asked is not kept either. */
export async function requireAskable(
  { outbound }: Pick<ProviderDeps, 'outbound'>,
  url: string,
): Promise<void> {
  if (await outbound.mayAsk(url)) return;
  throw new AppError('validation_failed', { fields: { url: [{ code: 'upstream_address' }] } });
}
