import type { AppLoadContext } from '@remix-run/node';
import { getQuantitiesByCost } from '#core/ordering/form/order-cost.operations.ts';
import { CoreError } from '../core/core.server.ts';
import { textsOf } from '../i18n/i18n.server.ts';
import { dollarsWritten } from '../money/written-amount.server.ts';
import type { QuantityAnswer } from './answers.ts';

interface Asked {
  service: number | string;
  /** As it was typed, in the currency that prices are read in. */
  subtotal: string;
  isGuarantee: boolean;
}

/** The quantity that a sum pays for, or why there is none. */
export async function quantityBySubtotal(
  context: AppLoadContext,
  { service, subtotal, isGuarantee }: Asked,
): Promise<QuantityAnswer> {
  const dollars = dollarsWritten(context, subtotal);
  if (dollars === undefined) {
    const { locale } = context;
    const text = textsOf(locale).getFixedT(locale, 'errors')('field.invalid_format');
    return { quantity: null, problems: [text] };
  }
  const asked = {
    service_id: service,
    desired_cost: dollars,
    is_guarantee: isGuarantee,
  };
  try {
    const { data } = await context.core.call(getQuantitiesByCost, { body: { services: [asked] } });
    return { quantity: data.services[0]?.quantity ?? null, problems: [] };
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    // The quantity stays as it is, and its total is worked out as ever.
    return { quantity: null, problems: Object.values(error.errors).flat() };
  }
}
