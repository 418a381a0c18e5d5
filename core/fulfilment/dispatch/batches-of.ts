import type { DispatchRoute } from '#core/ordering/dispatches/dispatch.tables.ts';

/** As many as the contract of the trade allows in one call. */
const MOST_IN_A_CALL = 100;

export interface WithSomebody {
  instance_id: number;
  route: DispatchRoute | null;
  provider_id: bigint | null;
}

/** Whom it is with. */
export const askedOf = ({ instance_id: instanceId, route, provider_id: id }: WithSomebody) =>
  `${instanceId}/${route ?? ''}/${id ?? ''}`;

export type Batch<T> = readonly [T, ...T[]];

/** Those of each who delivers by themselves, as many at a time as can be asked about at once. */
export function batchesOf<T extends WithSomebody>(asked: readonly T[]): Batch<T>[] {
  const open = new Map<string, [T, ...T[]]>();
  const batches: Batch<T>[] = [];
  for (const one of asked) {
    const key = askedOf(one);
    const batch = open.get(key);
    if (batch && batch.length < MOST_IN_A_CALL) {
      batch.push(one);
      continue;
    }
    const next: [T, ...T[]] = [one];
    open.set(key, next);
    batches.push(next);
  }
  return batches;
}
