import type { FieldProblems } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import type { WithdrawalMethodDocument } from '#instance-schema/generated/withdrawal-method-document.ts';
import { methodOf } from './offered-methods.ts';
import { withdrawalFee } from './withdrawal-fee.pure.ts';

/**
 * What the schema cannot refuse: amounts in the wrong order, and a fee that leaves nothing. Each at
 * the place of its method and its field, such as `0.max_amount`.
 */
export function withdrawalContradictions(
  documents: readonly WithdrawalMethodDocument[],
): FieldProblems {
  const fields: FieldProblems = {};
  documents.forEach((document, at) => {
    const method = methodOf(document);
    const { minAmountMicro: least, maxAmountMicro: most } = method;
    const limit = (micro: bigint) => ({ params: { limit: formatAmount(micro) }, isAmount: true });
    if (most !== undefined && most < least) {
      fields[`${at}.max_amount`] = [{ code: 'too_small', ...limit(least) }];
    }
    const fee = withdrawalFee(method, least);
    if (fee >= least) fields[`${at}.min_amount`] = [{ code: 'must_be_above', ...limit(fee) }];
  });
  return fields;
}
