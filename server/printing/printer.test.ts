import path from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BillingDocument } from '#core/billing/documents/billing-document.ts';
import { electronicFacts } from '#core/billing/documents/electronic/electronic-facts.ts';
import { FACTUR_X_NAME, markAsFacturX } from '#core/billing/documents/electronic/factur-x.ts';
import { writeCii } from '#core/billing/documents/electronic/write-cii.ts';
import type { PrintedPage } from '#core/billing/documents/printed-page.ts';
import { SAMPLE } from '#core/billing/documents/testing/sample-document.ts';
import { wordDocument } from '#core/billing/documents/word-document.ts';
import type { Texts } from '#core/deps.ts';
import type { Language } from '#locales/languages.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { loadTexts } from '../texts.ts';
import { createPrinter, type PrinterProcess } from './printer.ts';

const log = { warn: () => undefined };

let texts: Texts;
let printer: PrinterProcess;
let pdfium: PDFiumLibrary;
beforeAll(async () => {
  texts = await loadTexts(path.join(PROJECT_ROOT, 'locales'));
  printer = createPrinter({ log });
  pdfium = await PDFiumLibrary.init();
});
afterAll(() => {
  printer.stop();
  pdfium.destroy();
});

const named = (name: string): BillingDocument => ({
  ...SAMPLE,
  buyer: { ...SAMPLE.buyer, name, company: null },
});

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await pdfium.loadDocument(pdf);
  const text = [...document.pages()].map((page) => page.getText()).join('\n');
  document.destroy();
  return text;
}

/** Readers of PDF files find spaces by the room between letters. */
const squeezed = (text: string) => text.replaceAll(/[\s\u00a0]/gu, '').normalize('NFC');

/** Everything that a page says, in the order in which it is read. */
const saidBy = ({ brand, seller, title, buyer, facts, table, totals, notes }: PrintedPage) => [
  ...[brand, seller.name, ...seller.lines, title, buyer.label, ...buyer.lines],
  ...facts.flatMap(({ label, value }) => [label, value]),
  ...[table.head.name, table.head.tax ?? '', table.head.amount],
  ...table.rows.flatMap(({ name, detail, tax, amount }) => [name, detail ?? '', tax ?? '', amount]),
  ...totals.flatMap(({ label, value }) => [label, value]),
  ...notes,
];

describe('the text of a file is what the document says, in its order', () => {
  it.each<[Language, string]>([
    ['en', 'Ada Brook'],
    ['hi_IN', 'क्षत्रिय विद्यार्थी शृंखला'],
    ['ja', '髙橋 﨑田 直骨'],
    ['ko', '홍길동'],
    ['zh_CN', '张喆堃'],
    ['ru', 'Екатерина Щукина'],
    ['vi', 'Nguyễn Thị Ánh Tuyết'],
    ['tr', 'Işıl Güçlü Şağ'],
    ['de', 'Jürgen Weißgerber'],
    ['es', 'Íñigo Ñíguez Güell'],
    ['fr', 'Maëlys Lefèvre-Œuvray'],
    ['pt_BR', 'João Conceição'],
  ])('%s', async (language, name) => {
    const page = wordDocument(named(name), { language, texts });
    const text = squeezed(await textOf(await printer.print(page, undefined)));
    let from = 0;
    for (const said of saidBy(page).map(squeezed)) {
      const at = text.indexOf(said, from);
      expect(at, `${said} in ${text.slice(from)}`).toBeGreaterThanOrEqual(0);
      from = at + said.length;
    }
  });
});

it.each<[Language, string]>([
  ['en', 'Order 812, quantity 12,500'],
  ['de', 'Bestellung 812, Menge 12.500'],
  ['fr', 'Commande 812, quantité 12\u202f500'],
])('a quantity stands as the language writes it: %s', (language, detail) => {
  expect(wordDocument(SAMPLE, { language, texts }).table.rows[0]?.detail).toBe(detail);
});

it('what a buyer has written is text and nothing else', async () => {
  const name = '#panic("x") $x^2$ *bold* <b> \\ @ref';
  const page = wordDocument(named(name), { language: 'en', texts });
  expect(squeezed(await textOf(await printer.print(page, undefined)))).toContain(squeezed(name));
});

it('another process makes the same bytes, with the electronic invoice inside', async () => {
  const facts = electronicFacts(SAMPLE, texts);
  if (!facts) throw new Error('The sample is an electronic invoice.');
  const page = wordDocument(SAMPLE, { language: 'de', texts });
  const attachment = { name: FACTUR_X_NAME, description: 'Factur-X', content: writeCii(facts) };
  const other = createPrinter({ log, mostPages: 1 });
  const [one, two] = [
    markAsFacturX(await printer.print(page, attachment)),
    markAsFacturX(await other.print(page, attachment)),
  ];
  other.stop();
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
  const file = Buffer.from(one).toString('latin1');
  expect(file).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(file).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(file).toContain(`(${FACTUR_X_NAME})`);
  expect(squeezed(await textOf(one))).toContain('BI-INV-000042');
});

it('a machine where it cannot be started is told so', async () => {
  let starts = 0;
  const broken = createPrinter({
    log,
    start: () => {
      starts += 1;
      throw new Error('There is no such program.');
    },
  });
  const page = wordDocument(SAMPLE, { language: 'en', texts });
  await expect(broken.print(page, undefined)).rejects.toMatchObject({ code: 'unavailable' });
  expect(starts).toBe(1);
  broken.stop();
});
