import { data } from '@remix-run/node';
import { CoreError, isRefusal } from '#app/lib/core/core.server.ts';

/** What staff agree to before money moves: the sum, and all that their form has said. */
export interface MoneyQuestion {
  amount: string;
  /** Another sum than the one that was agreed to. */
  isChanged: boolean;
  sent: [name: string, value: string][];
}

const CONFIRMED = 'confirmed_amount';

/** Asks for the sum that the core wants to be agreed to; undefined for every other refusal. */
export function moneyQuestion(error: unknown, form: FormData) {
  if (!isRefusal(error, 'confirmation_needed')) return undefined;
  const { amount } = error.params;
  if (typeof amount !== 'string') return undefined;
  const sent = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== CONFIRMED
      ? [[name, value] satisfies [string, string]]
      : [],
  );
  const question: MoneyQuestion = { amount, isChanged: form.has(CONFIRMED), sent };
  return data({ question });
}

/** Whether somebody has thought better of it; the page shows again what they have typed. */
export const isTakenBack = (form: FormData): boolean => form.get('asked') === 'canceled';

/** How many still wait: as many as a first page holds are not counted further. */
export interface Left {
  count: number;
  isMore: boolean;
}

export const leftOf = (page: {
  data: readonly unknown[];
  meta: { next: string | null };
}): Left => ({
  count: page.data.length,
  isMore: page.meta.next !== null,
});

/** The number of what was decided last, by which the next page says what became of it. */
export function doneId(request: Request): string | undefined {
  const done = new URL(request.url).searchParams.get('done') ?? '';
  return /^\d{1,16}$/.test(done) ? done : undefined;
}

/** Undefined where it is not there, or not for this member of staff. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CoreError && error.status < 500) return undefined;
    throw error;
  }
}
