import { grainOf, mulDivFloor, partOfWhole, PPM, roundTo } from '#core/money/money.ts';
import { splitByWeight } from '#core/pricing/quote/split-amount.pure.ts';
import { countryOfVat } from '#core/tenancy/sale-places/country-of-vat.pure.ts';
import type { Localized } from '#instance-schema/localized.ts';

export type TaxTreatment = 'rate' | 'reverse-charge' | 'exempt' | 'none';

/** As the settings of an instance have it. */
export interface TaxRule {
  countries?: readonly string[];
  buyers: 'all' | 'companies' | 'persons';
  treatment: TaxTreatment;
  /** A share of the net amount. */
  rate?: number;
  note?: Localized;
}

interface TaxedBuyer {
  isCompany: boolean;
  country: string | null;
  taxId: string | null;
}

export interface TaxDecision {
  treatment: TaxTreatment | null;
  ratePpm: number;
  note: Localized | null;
  country: string | null;
  basis: 'billing_country' | 'tax_id' | 'seller';
}

/**
 * Which tax a payment contains: by the first rule that fits. A buyer who has not said where they
 * are is taxed as one of the seller's country.
 */
export function decideTax(
  rules: readonly TaxRule[],
  { buyer, sellerCountry }: { buyer: TaxedBuyer; sellerCountry: string | null },
): TaxDecision {
  const place = placeOf(buyer, sellerCountry);
  const isCompany = buyer.isCompany && buyer.taxId !== null;
  const rule = rules.find(
    ({ countries, buyers }) =>
      (buyers === 'all' || (buyers === 'companies') === isCompany) &&
      (!countries || (place.country !== null && countries.includes(place.country))),
  );
  if (!rule) return { treatment: null, ratePpm: 0, note: null, ...place };
  const ratePpm = rule.treatment === 'rate' ? Math.round((rule.rate ?? 0) * Number(PPM)) : 0;
  return { treatment: rule.treatment, ratePpm, note: rule.note ?? null, ...place };
}

function placeOf(
  { country, taxId }: TaxedBuyer,
  sellerCountry: string | null,
): Pick<TaxDecision, 'country' | 'basis'> {
  if (country !== null) return { country, basis: 'billing_country' };
  const byNumber = countryOfVat(taxId);
  if (byNumber !== undefined) return { country: byNumber, basis: 'tax_id' };
  return { country: sellerCountry, basis: 'seller' };
}

/** Whether a buyer's country makes a difference, so that it is asked for. */
export const dependsOnCountry = (rules: readonly TaxRule[]): boolean =>
  rules.some(({ countries }) => countries !== undefined);

/** The tax inside a gross amount, to the cent where that is in whole cents. */
export function taxWithin(grossMicro: bigint, ratePpm: number): bigint {
  const netMicro = mulDivFloor(grossMicro, PPM, PPM + BigInt(ratePpm));
  return grossMicro - roundTo(netMicro, grainOf(grossMicro));
}

export interface GrossAndTax {
  netMicro: bigint;
  taxMicro: bigint;
}

/** Splits a total and its tax to lines by their weights; together the parts are the whole. */
export function splitToLines(
  totalMicro: bigint,
  taxMicro: bigint,
  weights: readonly bigint[],
): GrossAndTax[] {
  const grain = grainOf(totalMicro, taxMicro);
  const gross = splitByWeight(totalMicro, weights, grain);
  const taxes = splitByWeight(taxMicro, gross, grain);
  return gross.map((part, at) => {
    const tax = taxes[at] ?? 0n;
    return { netMicro: part - tax, taxMicro: tax };
  });
}

export interface Credited {
  /** Of the invoice. */
  totalMicro: bigint;
  taxMicro: bigint;
  /** By earlier credit notes. */
  creditedMicro: bigint;
  creditedTaxMicro: bigint;
}

/**
 * What another credit note may take off an invoice, and the tax in it: never more than is left, and
 * once all is credited exactly the tax of the invoice.
 */
export function creditOf(
  { totalMicro, taxMicro, creditedMicro, creditedTaxMicro }: Credited,
  amountMicro: bigint,
): { totalMicro: bigint; taxMicro: bigint } {
  const leftMicro = totalMicro - creditedMicro;
  const creditMicro = amountMicro < leftMicro ? amountMicro : leftMicro;
  const untilMicro = creditedMicro + creditMicro;
  if (untilMicro === totalMicro) {
    return { totalMicro: creditMicro, taxMicro: taxMicro - creditedTaxMicro };
  }
  const grain = grainOf(totalMicro, untilMicro);
  const terms = { part: untilMicro, whole: totalMicro, round: 'down', grain } as const;
  const share = partOfWhole(taxMicro, terms);
  return { totalMicro: creditMicro, taxMicro: share - creditedTaxMicro };
}
