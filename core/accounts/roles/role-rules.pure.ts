import { AppError } from '#core/errors.ts';
import type { Permission } from '#core/platform/operations/permissions.pure.ts';

/** What one of two sets has and the other has not. */
export function differing<Item>(one: readonly Item[], other: readonly Item[]): Item[] {
  return [
    ...one.filter((item) => !other.includes(item)),
    ...other.filter((item) => !one.includes(item)),
  ];
}

/** Nobody gives or takes what they may not do themselves; `field` is where they said it. */
export function refuseBeyond(
  own: readonly Permission[],
  changed: readonly string[],
  field: 'permissions' | 'roles',
): void {
  if (!isBeyond(own, changed)) return;
  throw new AppError('validation_failed', { fields: { [field]: [{ code: 'beyond_yours' }] } });
}

export const isBeyond = (own: readonly Permission[], changed: readonly string[]): boolean =>
  changed.some((permission) => !own.some((known) => known === permission));
