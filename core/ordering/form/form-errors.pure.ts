import { targetIn } from './target-name.pure.ts';

/** Where an order form shows an error. */
export type FormField =
  | 'email'
  | 'coupon'
  | 'url'
  | 'serviceId'
  | 'targetableValues'
  | 'paymentMethodId'
  | 'isDripFeed'
  | 'numberOfRuns'
  | 'dripFeedMinutes'
  | 'dripFeedQuantityStep';

export interface FormErrors {
  fields: Partial<Record<FormField, string[]>>;
  /** Of what is written beside the link, by the id of the target. */
  targets: Partial<Record<number, string[]>>;
  /** By the index of the line. */
  quantities: Partial<Record<number, string[]>>;
  /** One sentence, even if there is more to say about the balance. */
  balance: string | undefined;
  /** Messages that belong to no field of the form. */
  others: string[];
}

/** Field names of a refusal, after the index of the line. */
const FIELDS: Readonly<Record<string, FormField>> = {
  email: 'email',
  coupon_code: 'coupon',
  url: 'url',
  service_id: 'serviceId',
  serviceId: 'serviceId',
  targetable_values: 'targetableValues',
  targetableValues: 'targetableValues',
  keywords: 'targetableValues',
  payment_method_id: 'paymentMethodId',
  recurring_payments_method_id: 'paymentMethodId',
  drip_feed: 'isDripFeed',
  numberOfRuns: 'numberOfRuns',
  dripFeedMinutes: 'dripFeedMinutes',
  minutes: 'dripFeedMinutes',
  numberOfSteps: 'dripFeedQuantityStep',
};

/** The messages of a refusal at the fields of the form. */
export function formErrors(errors: Readonly<Record<string, readonly string[]>>): FormErrors {
  const sorted: FormErrors = {
    ...{ fields: {}, targets: {}, quantities: {} },
    ...{ balance: undefined, others: [] },
  };
  for (const [name, messages] of Object.entries(errors)) {
    const inList = /^(?:orders|services|lines)\.(\d+)\.(.+)$/.exec(name);
    const [line, said] = [Number(inList?.[1] ?? 0), inList?.[2] ?? name];
    const readables = messages.map(readable);
    const target = targetIn(said);
    if (target !== undefined) sorted.targets[target] = withMore(sorted.targets[target], readables);
    else place(sorted, { line, name: leafOf(said), messages: readables });
  }
  return sorted;
}

/**
 * Whether sending is blocked: e-mail and coupon do not block, they are checked again on sending.
 */
export function hasErrors({ fields, targets, quantities, balance, others }: FormErrors): boolean {
  const { email: _, coupon: _coupon, ...held } = fields;
  const lists = [...Object.values(held), ...Object.values(targets), ...Object.values(quantities)];
  return balance !== undefined || [...lists, others].some((messages = []) => messages.length > 0);
}

/** What is wrong, one sentence a line; where that is not known, the message of the refusal. */
export function failureNotice(
  message: string,
  errors: Readonly<Record<string, readonly string[]>>,
): string {
  const said = [...new Set(Object.values(errors).flat())];
  return (said.length === 0 ? [message] : said).map(readable).join('\n');
}

/** Whether a coupon was typed that does not change the total. */
export function couponDoesNotApply(typed: string, total: { couponBonusFloat: number }): boolean {
  return typed.trim() !== '' && total.couponBonusFloat === 0;
}

interface Placed {
  line: number;
  name: string;
  messages: string[];
}

function place(sorted: FormErrors, { line, name, messages }: Placed): void {
  const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  if (name === 'balance') sorted.balance ??= messages[0];
  else if (name === 'quantity') sorted.quantities[line] = messages;
  else if (field) sorted.fields[field] = withMore(sorted.fields[field], messages);
  else sorted.others.push(...messages);
}

/** Several lines can have the same problem, which is shown once. */
const withMore = (some: readonly string[] = [], more: readonly string[]): string[] => [
  ...new Set([...some, ...more]),
];

/** The field name without `drip_feed` and without positions inside lists. */
function leafOf(name: string): string {
  const [first = '', second] = name.split('.');
  const leaf = first === 'drip_feed' && second !== undefined ? second : first;
  return leaf === 'seo_keyword' ? 'keywords' : leaf;
}

/** Error messages of other cores contain field names meant for programs. */
function readable(message: string): string {
  return message
    .replaceAll('orders.0.', '')
    .replaceAll('drip feed.minutes', 'drip feed minutes')
    .replaceAll('drip_feed.', '')
    .replaceAll('seo_keyword', 'keywords');
}
