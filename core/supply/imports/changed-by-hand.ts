import type { WholeService } from '#core/catalogue/services/read-whole.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { fieldChanges, type FieldChange } from './field-changes.ts';
import { logChangesByHand, type ByHand } from './import.store.ts';
import { tellingPrograms } from './tell-service-changes.ts';

/** What differs between a service as it was and as somebody has written it. */
export function changesByHand(
  before: WholeService,
  after: WholeService,
  typeName: (id: number) => string,
): FieldChange[] {
  const costless = { cost_micro: null };
  const [full, fullAfter] = [discountedFrom(before), discountedFrom(after)];
  return [
    ...fieldChanges({
      before: { ...before, ...costless },
      after: { ...after, ...costless },
      typeName,
    }),
    ...(full === fullAfter
      ? []
      : [{ field: 'priceBefore' as const, before: full, after: fullAfter }]),
  ];
}

/** What it costs without its discount; nothing where it has none. */
export const discountedFrom = ({
  price_micro: price,
  default_price_micro: before,
}: Pick<WholeService, 'price_micro' | 'default_price_micro'>): string | null =>
  before > price ? formatAmount(before) : null;

/** All of a service that staff have made. */
export const changesOfNew = (
  after: WholeService,
  { costMicro, typeName }: { costMicro: bigint | null; typeName: (id: number) => string },
): FieldChange[] =>
  fieldChanges({ before: undefined, after: { ...after, cost_micro: costMicro }, typeName });

/** Keeps in the log of the catalogue what somebody has changed by hand, and tells programs of it. */
export const logByHand = (trx: Trx, byHand: ByHand): Promise<void> =>
  tellingPrograms(trx, byHand, () => logChangesByHand(trx, byHand));
