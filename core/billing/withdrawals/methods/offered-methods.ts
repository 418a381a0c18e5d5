import type { Trx } from '#core/platform/db/database.ts';
import { invariant } from '#core/errors.ts';
import { parseAmount } from '#core/money/money.ts';
import { ppmOf } from '#core/pricing/quote/ppm.pure.ts';
import { readDocumentsIn } from '#core/tenancy/instances/read-documents.ts';
import type { WithdrawalMethodDocument } from '#instance-schema/generated/withdrawal-method-document.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { Localized } from '#instance-schema/localized.ts';
import type { FeeTerms } from './withdrawal-fee.pure.ts';

/** A way of paying out, as its owner offers it. */
export interface OfferedMethod extends FeeTerms {
  id: number;
  name: Localized;
  icon: string;
  description: Localized | undefined;
  accountHint: Localized | undefined;
  minAmountMicro: bigint;
  maxAmountMicro: bigint | undefined;
}

/** In the owner's order. What a withdrawal was asked for by is kept with it. */
export async function readOfferedMethods(trx: Trx, instanceId: number): Promise<OfferedMethod[]> {
  return (await readDocumentsIn(trx, instanceId, 'withdrawal-method')).map(methodOf);
}

export function methodOf(document: WithdrawalMethodDocument): OfferedMethod {
  const method = fillDefaults('withdrawal-method', document);
  const { max_amount: most } = method;
  return {
    ...{ id: method.id, name: method.name, icon: method.icon },
    description: method.description,
    accountHint: method.account_hint,
    feePpm: ppmOf(method.fee_percent),
    minFeeMicro: microOf(method.min_fee),
    minAmountMicro: microOf(method.min_amount),
    maxAmountMicro: most === undefined ? undefined : microOf(most),
  };
}

function microOf(amount: string): bigint {
  const micro = parseAmount(amount);
  invariant(micro !== undefined, 'the schema accepts only what is an amount');
  return micro;
}
