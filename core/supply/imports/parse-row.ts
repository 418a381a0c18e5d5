import { tradeTypeNamed } from '#core/catalogue/services/trade-types.pure.ts';
import { parseAmount } from '#core/money/money.ts';
import type { FieldProblem } from '#core/errors.ts';
import { plainText } from '#core/supply/providers/plain-text.ts';
import type { OfferedService, RefusedRow, RowProblem, SourceRow } from './offered-service.ts';

const LONGEST = { service: 100, name: 200, category: 120, network: 60, slug: 120, desc: 10_000 };
/** What the database counts with; whoever offers more is taken at that. */
const MOST_QUANTITY = 2_147_483_647;
const MOST_PER = 1_000_000;
const MOST_DAYS = 3_650;
const PER_THOUSAND = 1_000;
/** As much as a service may be sold for. */
const MOST_COST_MICRO = 1_000_000_000_000n;

const REQUIRED: FieldProblem = { code: 'required' };
const tooBig = (limit: number): FieldProblem => ({ code: 'too_big', params: { limit } });
const tooSmall = (limit: number): FieldProblem => ({ code: 'too_small', params: { limit } });

const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  1: true,
  yes: true,
  on: true,
  false: false,
  0: false,
  no: false,
  off: false,
};

/** What a row offers, or all that is wrong with it. */
export function parseRow(row: SourceRow): OfferedService | RefusedRow {
  const cells = new Cells(row);
  const name = cells.text('name') ?? cells.refuse('name', REQUIRED, '');
  const tradeType = cells.text('type') ?? 'Default';
  const type = tradeTypeNamed(tradeType);
  if (!type) {
    cells.refuse(
      'type',
      { code: 'not_sold', params: { type: plainText(tradeType, 60) } },
      undefined,
    );
  }
  const isFixed = type?.isFixed ?? false;
  const quantities = isFixed ? ONE : quantitiesOf(cells);
  const service: OfferedService = {
    number: row.number,
    key: cells.text('service') ?? name.toLowerCase(),
    name,
    category: cells.text('category') ?? cells.refuse('category', REQUIRED, ''),
    network: cells.text('network'),
    slug: cells.text('slug'),
    tradeType,
    isFixed,
    kinds: type?.kinds ?? [],
    isCounted: type?.isCounted ?? false,
    costMicro: cells.amount('rate'),
    ...quantities,
    ...guaranteeIn(cells),
    isDripFeedAllowed: cells.flag('dripfeed'),
    description: cells.text('desc'),
  };
  const { key, number } = service;
  return cells.problems.length === 0
    ? service
    : { number, key: plainText(key, 100), name: plainText(name, 200), problems: cells.problems };
}

const ONE = { pricingPer: 1, minQuantity: 1, maxQuantity: 1, quantityStep: 1 };

function quantitiesOf(cells: Cells) {
  const pricingPer = cells.count('per', PER_THOUSAND);
  if (pricingPer > MOST_PER) cells.refuse('per', tooBig(MOST_PER), 0);
  const minQuantity = cells.count('min', 1);
  const maxQuantity = cells.count('max', MOST_QUANTITY);
  const quantityStep = cells.count('step', 1);
  if (maxQuantity < minQuantity) cells.refuse('max', tooSmall(minQuantity), 0);
  if (minQuantity % quantityStep !== 0) {
    cells.refuse('min', { code: 'not_a_multiple', params: { divisor: quantityStep } }, 0);
  }
  return { pricingPer, minQuantity, maxQuantity, quantityStep };
}

/** Who says for how long says that there is one. */
function guaranteeIn(cells: Cells) {
  const hasRefill = cells.flag('refill');
  if (cells.text('guarantee') === undefined) return { hasRefill, guaranteeDays: undefined };
  const guaranteeDays = cells.count('guarantee', 1);
  if (guaranteeDays > MOST_DAYS) cells.refuse('guarantee', tooBig(MOST_DAYS), 0);
  return { hasRefill: true, guaranteeDays };
}

/** Reads the cells of a row and collects what is wrong with them. */
class Cells {
  readonly problems: RowProblem[];
  readonly #values: Record<string, unknown>;

  constructor({ values, problem }: SourceRow) {
    this.#values = values;
    this.problems = problem ? [problem] : [];
  }

  refuse<T>(field: string, problem: FieldProblem, instead: T): T {
    this.problems.push({ field, ...problem });
    return instead;
  }

  /** Nothing, an empty text and the word `undefined` are the same: not given. */
  text(field: string): string | undefined {
    const value = this.#values[field];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'object') return this.refuse(field, { code: 'invalid_type' }, undefined);
    // What is left are texts, numbers and booleans.
    const text = plainText(String(value as string | number | boolean)).trim();
    if (text === '' || text === 'undefined') return undefined;
    const most = Object.hasOwn(LONGEST, field) ? LONGEST[field as keyof typeof LONGEST] : 200; // Asked.
    if (text.length <= most) return text;
    return this.refuse(field, { code: 'too_long', params: { count: most } }, undefined);
  }

  amount(field: string): bigint {
    const text = this.text(field);
    if (text === undefined) return this.refuse(field, REQUIRED, 0n);
    const amount = parseAmount(text.replace(/(\.\d{1,6}\d*?)0+$/, '$1').replace(/\.$/, ''));
    if (amount === undefined) return this.refuse(field, { code: 'invalid_format' }, 0n);
    if (amount <= MOST_COST_MICRO) return amount;
    return this.refuse(field, tooBig(1_000_000), 0n);
  }

  count(field: string, absent: number): number {
    const text = this.text(field);
    if (text === undefined) return absent;
    if (!/^\d{1,15}$/.test(text)) return this.refuse(field, { code: 'not_an_integer' }, absent);
    const count = Number(text);
    if (count < 1) return this.refuse(field, tooSmall(1), absent);
    return Math.min(count, MOST_QUANTITY);
  }

  flag(field: string): boolean {
    const text = this.text(field)?.toLowerCase();
    if (text === undefined) return false;
    return (
      (Object.hasOwn(WORDS, text) ? WORDS[text] : undefined) ??
      this.refuse(field, { code: 'not_one_of', params: { options: 'yes, no' } }, false)
    );
  }
}
