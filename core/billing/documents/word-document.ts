import type { Texts } from '#core/deps.ts';
import { formatAmount, PPM } from '#core/money/money.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import type { Localized } from '#instance-schema/localized.ts';
import { languageTag, type Language } from '#locales/languages.ts';
import { dayOf, formatMoment } from '#locales/moments.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { formatMoneyOf, formatPercent } from '#locales/numbers.ts';
import type { BillingDocument, DocumentLine } from './billing-document.ts';
import type { PrintedPage } from './printed-page.ts';

/** Documents are dated by one clock, wherever their reader is. */
const ZONE = 'UTC';

interface Words {
  language: Language;
  texts: Texts;
}

/** What a document says in a language. */
export function wordDocument(document: BillingDocument, words: Words): PrintedPage {
  const { language, texts } = words;
  const { seller, number, title, issuedAt } = document;
  return {
    language,
    issued: dayOf(issuedAt, ZONE),
    title: texts(language, `documents:title.${title}`, { number }),
    brand: seller.brand,
    accent: seller.colour,
    seller: {
      name: seller.name,
      lines: [...linesIn(seller.address), ...(seller.email === null ? [] : [seller.email])],
    },
    buyer: { label: texts(language, 'documents:buyer.label'), lines: buyerLines(document, words) },
    facts: factsOf(document, words),
    table: tableOf(document, words),
    totals: totalsOf(document, words),
    notes: notesOf(document, words),
    footer: footerOf(document, words),
  };
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const day = (at: string, { language }: Words) =>
  formatMoment(at, { part: 'day', language, timeZone: ZONE });

const money = (micro: string, { language }: Words) =>
  formatMoneyOf(formatAmount(BigInt(micro)), '$', numberStyle(language));

const percent = (ppm: number, { language }: Words) =>
  formatPercent(ppm / Number(PPM), numberStyle(language), 4);

/** In this language, or in English where the owner has not written it. */
const said = (text: Localized, { language }: Words) => String(localize(text, language));

const countryName = (code: string, { language }: Words) =>
  new Intl.DisplayNames(languageTag(language), { type: 'region' }).of(code) ?? code;

function buyerLines({ buyer }: BillingDocument, words: Words): string[] {
  const { language, texts } = words;
  return [
    ...(buyer.company === null ? [] : [buyer.company]),
    buyer.name === ''
      ? texts(language, 'documents:buyer.number', { id: buyer.customerId })
      : buyer.name,
    ...linesIn(buyer.address ?? ''),
    ...(buyer.country === null ? [] : [countryName(buyer.country, words)]),
    ...(buyer.taxId === null ? [] : [texts(language, 'documents:taxId', { id: buyer.taxId })]),
  ];
}

function factsOf(document: BillingDocument, words: Words): PrintedPage['facts'] {
  const { language, texts } = words;
  const { number, issuedAt, paidAt, corrects, payment } = document;
  return [
    { label: texts(language, 'documents:fact.number'), value: number },
    { label: texts(language, 'documents:fact.date'), value: day(issuedAt, words) },
    ...(corrects
      ? [
          { label: texts(language, 'documents:fact.corrects'), value: corrects.number },
          {
            label: texts(language, 'documents:fact.correctsDate'),
            value: day(corrects.issuedAt, words),
          },
        ]
      : [
          { label: texts(language, 'documents:fact.paid'), value: day(paidAt, words) },
          { label: texts(language, 'documents:fact.method'), value: said(payment.method, words) },
        ]),
    { label: texts(language, 'documents:fact.payment'), value: payment.id },
  ];
}

function tableOf(document: BillingDocument, words: Words): PrintedPage['table'] {
  const { language, texts } = words;
  const { tax } = document;
  const rate = tax.treatment === 'rate' ? percent(tax.ratePpm, words) : null;
  return {
    head: {
      name: texts(language, 'documents:table.name'),
      tax: rate === null ? null : taxName(document, words),
      amount:
        rate === null
          ? texts(language, 'documents:table.amount')
          : texts(language, 'documents:table.net'),
    },
    rows: document.lines.map((line) => ({
      ...lineName(line, words),
      tax: rate,
      amount: money(line.netMicro, words),
    })),
  };
}

function lineName(line: DocumentLine, words: Words): { name: string; detail: string | null } {
  const { language, texts } = words;
  if (line.kind !== 'order')
    return { name: texts(language, `documents:line.${line.kind}`), detail: null };
  const { orderId: id, quantity } = line;
  return {
    name: line.service,
    // Texts write numbers as their language does.
    detail: texts(language, 'documents:ordered', { id, quantity }),
  };
}

const taxName = ({ tax }: BillingDocument, words: Words): string =>
  tax.name === null ? words.texts(words.language, 'documents:tax.name') : said(tax.name, words);

function totalsOf(document: BillingDocument, words: Words): PrintedPage['totals'] {
  const { language, texts } = words;
  const { tax, netMicro, taxMicro, totalMicro, title } = document;
  const name = taxName(document, words);
  const taxed = [
    { label: texts(language, 'documents:total.net'), value: money(netMicro, words), strong: false },
    {
      label: texts(language, 'documents:total.tax', { name, rate: percent(tax.ratePpm, words) }),
      value: money(taxMicro, words),
      strong: false,
    },
  ];
  return [
    ...(tax.treatment === 'rate' || tax.treatment === 'reverse-charge' ? taxed : []),
    {
      label:
        title === 'credit_note'
          ? texts(language, 'documents:total.credited')
          : texts(language, 'documents:total.paid'),
      value: money(totalMicro, words),
      strong: true,
    },
  ];
}

function notesOf(document: BillingDocument, words: Words): string[] {
  const { language, texts } = words;
  const { tax, title } = document;
  const usual =
    tax.treatment === null || tax.treatment === 'rate'
      ? []
      : [texts(language, `documents:note.${tax.treatment}`)];
  return [
    ...(tax.note === null ? usual : [said(tax.note, words)]),
    ...(title === 'credit_note' ? [] : [texts(language, 'documents:note.paid')]),
  ];
}

function footerOf({ seller }: BillingDocument, words: Words): string[] {
  const { language, texts } = words;
  const ids = [
    seller.name,
    ...(seller.registration === null ? [] : [seller.registration]),
    ...(seller.taxId === null ? [] : [texts(language, 'documents:taxId', { id: seller.taxId })]),
  ];
  return [ids.join(' · '), ...linesIn(seller.bank ?? '')];
}
