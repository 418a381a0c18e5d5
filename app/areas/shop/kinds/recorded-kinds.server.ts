import type { AppLoadContext } from '@remix-run/node';
import type { ServiceKind } from '#core/catalogue/services/catalogue.contract.ts';
import type { ServiceRecord } from '#core/feedback/service-records/service-record.contract.ts';
import { listServiceRecords } from '#core/feedback/service-records/service-record.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { kindOf, withRecords, type Kind } from './kind.ts';

/** So many are asked about at once: the longest of their numbers leave room in an address. */
const AT_ONCE = 500;

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
  const batches = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  try {
    const answers = await Promise.all(
      batches.map((batch) =>
        context.core.call(listServiceRecords, { query: { ids: batch.join() } }),
      ),
    );
    return new Map(answers.flatMap(({ data }) => data.map((record) => [record.id, record])));
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    context.reportError(error);
    return new Map();
  }
}
