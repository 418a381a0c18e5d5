import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';
import { ppmOf } from '#core/pricing/quote/ppm.pure.ts';
import { documentsOf, type Publication } from '#core/tenancy/instances/instance-published.ts';
import type { PaymentMethodDocument } from '#instance-schema/generated/payment-method-document.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { methodContradictions, microOf } from './method-contradictions.ts';
import {
  retireOtherMethods,
  writePaymentMethods,
  type NewPaymentMethod,
} from './payment-method.store.ts';

/** Makes the payment methods exactly what the owner has published, in the same transaction. */
export async function publishPaymentMethods(trx: Trx, published: Publication): Promise<void> {
  const { instanceId, now } = published;
  if (!published.changed.has('payment-method')) return;
  const documents = documentsOf(published, 'payment-method');
  refuseContradictions(documents);
  await retireOtherMethods(
    trx,
    instanceId,
    documents.map(({ id }) => id),
  );
  const rows = documents.map((document, position) => rowOf(document, { position, now }));
  await writePaymentMethods(trx, instanceId, rows);
}

function refuseContradictions(documents: readonly PaymentMethodDocument[]): void {
  const found = Object.entries(methodContradictions(documents));
  if (found.length === 0) return;
  const fields = Object.fromEntries(
    found.map(([at, problems]) => [`payment_methods.${at}`, problems]),
  );
  throw new AppError('validation_failed', { fields });
}

function rowOf(
  document: PaymentMethodDocument,
  { position, now }: { position: number; now: Date },
): NewPaymentMethod {
  const method = fillDefaults('payment-method', document);
  const { id, name, description, additional_information, comments } = method;
  const { public_fields: shown, payment_method_bonuses: bonuses } = method;
  return {
    id,
    position,
    is_enabled: true,
    strategy: method.strategy,
    gateway: method.gateway ?? null,
    icon: method.icon,
    texts: JSON.stringify({ name, description, additional_information, comments }),
    fee_ppm: ppmOf(method.fee_percent),
    min_amount_micro: microOf(method.min_amount),
    max_amount_micro: method.max_amount === undefined ? null : microOf(method.max_amount),
    charge_currency: method.charge_currency,
    charge_type: method.charge_type,
    reward_ppm: ppmOf(method.reward_percent),
    bonuses: JSON.stringify(
      bonuses.map(({ from_amount, bonus_percent }) => ({
        from_amount,
        bonus_ppm: ppmOf(bonus_percent),
      })),
    ),
    account_number: method.account_number ?? null,
    account_holder: method.account_holder ?? null,
    bank_name: method.bank_name ?? null,
    bic: method.bic ?? null,
    qr_code: shown.qr_code ?? null,
    is_user_comment: shown.is_user_comment,
    updated_at: now,
  };
}
