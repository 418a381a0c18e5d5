import { DRIP_FEED_MODES, intervalOf, minutesOf } from '#core/ordering/form/drip-feed.pure.ts';
import type { OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import {
  NEW_LINE,
  type OrderLine,
  type TargetableValue,
} from '#core/ordering/form/order-line.pure.ts';
import { parseQuantity } from '#core/catalogue/services/quantity.pure.ts';

/** More would be more fields than a form may send; a list of orders has a page of its own. */
export const MOST_FORM_LINES = 50;
export const ACTIVE_LINE = 'activeLine';
const MOST_INT = 2_147_483_647;
const LONGEST_TEXT = 10_000;
const MOST_VALUES = 1_000;

type Field =
  | 'group'
  | 'networkId'
  | 'serviceTypeId'
  | 'serviceId'
  | 'slug'
  | 'isFrozen'
  | 'isReorder'
  | 'types'
  | 'url'
  | 'knownUrl'
  | 'quantity'
  | 'isGuarantee'
  | 'isDripFeed'
  | 'numberOfRuns'
  | 'dripFeedMode'
  | 'days'
  | 'hours'
  | 'minutes'
  | 'dripFeedQuantityStep'
  | 'countries'
  | 'subtotal';

/** What a field of a line is called in the form. */
export function lineField(line: number, field: Field): string {
  return `lines[${line}].${field}`;
}

export function targetField(line: number, targetId: number): string {
  return `lines[${line}].target.${targetId}`;
}

/** The whole form as its fields say it. */
export function entriesOf({ lines, groups, activeLine }: OrderForm): [string, string][] {
  const fields = lines.flatMap((line, at) => {
    const group = groups.findIndex((places) => places.includes(at));
    return lineEntries(line, at, group);
  });
  return [[ACTIVE_LINE, String(activeLine)], ...fields];
}

function lineEntries(line: OrderLine, at: number, group: number): [string, string][] {
  const interval = intervalOf(line.dripFeedMinutes);
  const own: [Field, string | number | null][] = [
    ['group', group],
    ['networkId', line.networkId],
    ['serviceTypeId', line.serviceTypeId],
    ['serviceId', line.serviceId],
    ['slug', line.preselectedServiceSlug],
    ['isFrozen', line.isServicesFreezed ? 1 : null],
    ['isReorder', line.isReorder ? 1 : null],
    ['types', line.availableServiceTypeIds?.join(',') ?? null],
    ['url', line.url],
    ['quantity', line.quantity],
    ['isGuarantee', 0],
    ['isGuarantee', line.isGuarantee ? 1 : null],
    ['isDripFeed', line.isDripFeed ? 1 : null],
    ['numberOfRuns', line.numberOfRuns],
    ['dripFeedMode', line.dripFeedMode],
    ['days', interval.days],
    ['hours', interval.hours],
    ['minutes', interval.minutes],
    ['dripFeedQuantityStep', line.dripFeedQuantityStep],
    ...line.countries.map((id): [Field, number] => ['countries', id]),
  ];
  return [
    ...own.flatMap(([field, value]): [string, string][] =>
      value === null ? [] : [[lineField(at, field), String(value)]],
    ),
    ...line.targetableValues.map(({ targetId, values }): [string, string] => [
      targetField(at, targetId),
      values.join('\n'),
    ]),
  ];
}

/** The form that its fields say; what they do not say is as in a new one. */
export function readEntries(form: FormData): OrderForm {
  const places = placesIn(form).slice(0, MOST_FORM_LINES);
  const read = places.map((at) => readLine(form, at));
  const lines = read.length > 0 ? read.map(({ line }) => line) : [NEW_LINE];
  const groupNames = [...new Set(read.map(({ group }) => group))].sort((a, b) => a - b);
  const groups = groupNames.map((name) =>
    read.flatMap(({ group }, place) => (group === name ? [place] : [])),
  );
  const active = whole(form.get(ACTIVE_LINE), [0, lines.length - 1]) ?? 0;
  return withSharedLinks({ lines, groups: groups.length > 0 ? groups : [[0]], activeLine: active });
}

/** The link of several services is written once, at the first of them. */
function withSharedLinks({ lines, groups, activeLine }: OrderForm): OrderForm {
  const firstOf = (at: number) => lines[groups.find((group) => group.includes(at))?.[0] ?? at];
  const shared = lines.map((line, at) => {
    const first = firstOf(at);
    return first ? { ...line, url: first.url, networkId: first.networkId } : line;
  });
  return { lines: shared, groups, activeLine };
}

function placesIn(form: FormData): number[] {
  const numbers = [...form.keys()].flatMap((name) => {
    const [, at] = /^lines\[(\d{1,3})\]\./.exec(name) ?? [];
    return at === undefined ? [] : [Number(at)];
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function readLine(form: FormData, at: number): { line: OrderLine; group: number } {
  const said = (field: Field) => form.get(lineField(at, field));
  const all = (field: Field) => form.getAll(lineField(at, field));
  const id = (field: Field) => whole(said(field), [0, MOST_INT]) ?? 0;
  const guarantee = all('isGuarantee');
  const slug = textOf(said('slug')).slice(0, 120);
  const interval = (['days', 'hours', 'minutes'] as const).map((unit) =>
    whole(said(unit), [0, MOST_INT]),
  );
  const [days, hours, minutes] = interval;
  const line: OrderLine = {
    networkId: id('networkId'),
    serviceTypeId: id('serviceTypeId'),
    serviceId: id('serviceId'),
    url: textOf(said('url')).trim().slice(0, LONGEST_TEXT),
    quantity: Math.min(Math.max(0, parseQuantity(textOf(said('quantity')))), MOST_INT),
    targetableValues: readTargets(form, at),
    countries: all('countries').flatMap((value) => whole(value, [1, MOST_INT]) ?? []),
    isGuarantee: guarantee.length === 0 || guarantee.includes('1'),
    isDripFeed: said('isDripFeed') === '1',
    numberOfRuns: whole(said('numberOfRuns'), [0, MOST_INT]) ?? NEW_LINE.numberOfRuns,
    dripFeedMode:
      DRIP_FEED_MODES.find((mode) => mode === said('dripFeedMode')) ?? NEW_LINE.dripFeedMode,
    dripFeedMinutes: interval.some((part) => part !== undefined)
      ? minutesOf({ days: days ?? 0, hours: hours ?? 0, minutes: minutes ?? 0 })
      : NEW_LINE.dripFeedMinutes,
    dripFeedQuantityStep:
      whole(said('dripFeedQuantityStep'), [1, MOST_INT]) ?? NEW_LINE.dripFeedQuantityStep,
    availableServiceTypeIds: readTypes(said('types')),
    preselectedServiceSlug: slug === '' ? null : slug,
    isServicesFreezed: said('isFrozen') === '1',
    isReorder: said('isReorder') === '1',
  };
  return { line, group: whole(said('group'), [0, MOST_FORM_LINES]) ?? MOST_FORM_LINES + 1 + at };
}

function readTypes(value: FormDataEntryValue | null): number[] | null {
  const ids = textOf(value)
    .split(',')
    .flatMap((text) => whole(text, [1, MOST_INT]) ?? []);
  return ids.length > 0 ? ids : null;
}

/** What is written into an area has a value a line; a browser ends them in two characters. */
function readTargets(form: FormData, at: number): TargetableValue[] {
  const prefix = targetField(at, 0).slice(0, -1);
  const names = [...new Set([...form.keys()].filter((name) => name.startsWith(prefix)))];
  return names.flatMap((name) => {
    const targetId = whole(name.slice(prefix.length), [1, MOST_INT]);
    const values = form
      .getAll(name)
      .flatMap((value) => textOf(value).split(/\r?\n/))
      .slice(0, MOST_VALUES);
    const isEmpty = values.every((text) => text === '');
    return targetId === undefined || isEmpty ? [] : [{ targetId, viewType: null, values }];
  });
}

/** The links that the form was shown with, by the places of its lines. */
export function knownLinks(form: FormData): string[] {
  return placesIn(form)
    .slice(0, MOST_FORM_LINES)
    .map((at) => textOf(form.get(lineField(at, 'knownUrl'))));
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

function whole(
  value: FormDataEntryValue | null | undefined,
  [least, most]: [number, number],
): number | undefined {
  const text = typeof value === 'string' ? value.replaceAll(/\s/g, '') : '';
  const number = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  return number >= least && number <= most ? number : undefined;
}
