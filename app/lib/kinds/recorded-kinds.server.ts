import type { AppLoadContext } from '@remix-run/node';
import type { ServiceKind } from '#core/catalogue/catalogue.contract.ts';
import type { ServiceRecord } from '#core/service-records/service-record.contract.ts';
import { serviceRecordsCall } from '../catalogue-calls.server.ts';
import { CoreError } from '../core.server.ts';
import { kindOf, withRecords, type Kind } from './kind.ts';

/** So many are asked about at once. */
const AT_ONCE = 1_000;

/** Kinds with what is known of each of their services; without it, they are no less for sale. */
export async function recordedKinds(
  context: AppLoadContext,
  kinds: readonly ServiceKind[],
): Promise<Kind[]> {
  const ids = kinds.flatMap(({ services }) => services.map(({ id }) => id));
  return withRecords(kinds.map(kindOf), await recordsOf(context, ids));
}

async function recordsOf(
  context: AppLoadContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ServiceRecord>> {
  if (ids.length === 0) return new Map();
  try {
    const { data } = await context.core.call(serviceRecordsCall, {
      query: { ids: ids.slice(0, AT_ONCE).join() },
    });
    return new Map(data.map((record) => [record.id, record]));
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    context.reportError(error);
    return new Map();
  }
}
