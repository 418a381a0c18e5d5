import type { AppLoadContext } from '@remix-run/node';
import type { Service } from '#core/catalogue/services/catalogue.contract.ts';
import { getOpenedService, getService } from '#core/catalogue/services/service.operations.ts';
import { isRefusal } from '../core/core.server.ts';
import { opensServices } from '../money/grade-discount.ts';

export interface FoundService {
  service: Service;
  /** Only the grade of the visitor opens it. */
  isOpened: boolean;
}

/**
 * A service as everybody may see it; else one that the grade of the visitor opens, which is asked for
 * apart, so that no answer that others share knows of it.
 */
export async function findService(
  { core, customer }: Pick<AppLoadContext, 'core' | 'customer'>,
  idOrSlug: string,
): Promise<FoundService | undefined> {
  const params = { idOrSlug };
  const shared = await orNothing(core.call(getService, { params }));
  if (shared) return { service: shared.data, isOpened: false };
  const visitor = await customer();
  if (!visitor || !opensServices(visitor.grades)) return undefined;
  const own = await orNothing(core.call(getOpenedService, { params }));
  return own && { service: own.data, isOpened: true };
}

async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error, 404)) return undefined;
    throw error;
  }
}
