import { plainNumber } from '#core/accounts/customers/stored-text.ts';
import type { Texts } from '#core/deps.ts';
import { displayAmount, isWholeCents } from '#core/money/money.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import type { BillingDocument, DocumentLine } from '../billing-document.ts';
import type { TaxTreatment } from '../tax.pure.ts';

/** The guideline that both syntaxes follow; Factur-X calls this profile EN 16931. */
export const EN_16931 = 'urn:cen.eu:en16931:2017';

interface Party {
  name: string;
  tradingName: string | null;
  addressLines: readonly string[];
  country: string;
  /** A number that begins with the letters of its country. */
  vatId: string | null;
  /** Any other number for taxes. */
  taxNumber: string | null;
  registration: string | null;
}

/** What an electronic invoice says, in the terms of EN 16931 and in English. */
export interface ElectronicFacts {
  number: string;
  issued: string;
  supplied: string;
  isCredit: boolean;
  corrects: { number: string; issued: string } | null;
  currency: string;
  seller: Party;
  buyer: Party;
  tax: {
    category: 'S' | 'Z' | 'AE' | 'E' | 'O';
    /** Absent outside of the scope of the tax. */
    percent: string | null;
    reason: string | null;
    reasonCode: string | null;
  };
  lines: readonly { id: string; name: string; note: string | null; net: string }[];
  net: string;
  taxAmount: string;
  total: string;
}

type Category = ElectronicFacts['tax']['category'];

const CATEGORIES: Record<TaxTreatment, Category> = {
  rate: 'S',
  'reverse-charge': 'AE',
  exempt: 'E',
  none: 'O',
};

const REASON_CODES = { S: null, Z: null, AE: 'VATEX-EU-AE', E: null, O: 'VATEX-EU-O' } as const;

/**
 * Undefined where the standard cannot say it: without the seller's country, without the numbers that
 * its rules ask for, or with parts of a cent.
 */
export function electronicFacts(
  document: BillingDocument,
  texts: Texts,
): ElectronicFacts | undefined {
  const { seller, buyer, tax, corrects, isElectronic } = document;
  const amounts = [document.netMicro, document.taxMicro, document.totalMicro].map(BigInt);
  const category = categoryOf(document);
  const isSayable = isElectronic && amounts.every(isWholeCents) && hasNumbers(document, category);
  if (!isSayable || seller.country === null) return undefined;
  const [net = '', taxAmount = '', total = ''] = amounts.map(displayAmount);
  // What is outside of the scope of the tax must not name numbers for it.
  const numbersOf = (taxId: string | null) => {
    const number = taxId === null ? null : plainNumber(taxId);
    return category !== 'O' && isVatId(number)
      ? { vatId: number, taxNumber: null }
      : { vatId: null, taxNumber: number };
  };
  return {
    number: document.number,
    issued: dayOf(document.issuedAt),
    supplied: dayOf(document.paidAt),
    isCredit: document.title === 'credit_note',
    corrects: corrects && { number: corrects.number, issued: dayOf(corrects.issuedAt) },
    currency: document.currency,
    seller: {
      name: seller.name,
      tradingName: seller.brand === seller.name ? null : seller.brand,
      addressLines: linesIn(seller.address),
      country: seller.country,
      registration: seller.registration,
      ...numbersOf(seller.taxId),
    },
    buyer: {
      name:
        buyer.company ??
        (buyer.name || texts(DEFAULT_LANGUAGE, 'documents:buyer.number', { id: buyer.customerId })),
      tradingName: null,
      addressLines: linesIn(buyer.address ?? ''),
      country: buyer.country ?? tax.country ?? seller.country,
      registration: null,
      ...numbersOf(buyer.taxId),
    },
    tax: {
      category,
      percent: category === 'O' ? null : String(tax.ratePpm / 10_000),
      reason: category === 'S' || category === 'Z' ? null : reasonOf(document, texts),
      reasonCode: REASON_CODES[category],
    },
    lines: document.lines.map((line, at) => ({
      id: String(at + 1),
      ...lineName(line, texts),
      net: displayAmount(BigInt(line.netMicro)),
    })),
    net,
    taxAmount,
    total,
  };
}

/** A rate of nothing is a category of its own. */
function categoryOf({ tax }: BillingDocument): Category {
  const category = CATEGORIES[tax.treatment ?? 'none'];
  return category === 'S' && tax.ratePpm === 0 ? 'Z' : category;
}

/** What the rules of the standard ask of each category: BR-S-02, BR-AE-02, BR-CO-26 and their like. */
function hasNumbers({ seller, buyer }: BillingDocument, category: Category): boolean {
  if (category === 'O') return seller.registration !== null;
  const buyerVatId = buyer.taxId === null ? null : plainNumber(buyer.taxId);
  return seller.taxId !== null && (category !== 'AE' || isVatId(buyerVatId));
}

/** It begins with the letters of its country. */
const isVatId = (number: string | null): boolean => number !== null && /^[A-Z]{2}/.test(number);

function reasonOf({ tax }: BillingDocument, texts: Texts): string {
  if (tax.note !== null) return String(localize(tax.note, DEFAULT_LANGUAGE));
  return texts(DEFAULT_LANGUAGE, `documents:note.${tax.treatment ?? 'none'}`);
}

function lineName(line: DocumentLine, texts: Texts): { name: string; note: string | null } {
  if (line.kind !== 'order')
    return { name: texts(DEFAULT_LANGUAGE, `documents:line.${line.kind}`), note: null };
  const { service, orderId: id, quantity } = line;
  return {
    name: service,
    note: texts(DEFAULT_LANGUAGE, 'documents:ordered', { id, quantity: String(quantity) }),
  };
}

const dayOf = (at: string): string => at.slice(0, 10);

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
