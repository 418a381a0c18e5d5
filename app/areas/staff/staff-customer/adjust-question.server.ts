import { data } from '@remix-run/node';
import { isRefusal } from '#app/lib/core/core.server.ts';

/** What staff type to agree to an adjustment, and all that their form has said. */
export interface AdjustQuestion {
  amount: string;
  phrase: string;
  /** They have typed something else. */
  isMistyped: boolean;
  sent: [name: string, value: string][];
}

const TYPED = 'confirmation';

/** Asks for what the core wants to be typed; undefined for every other refusal. */
export function adjustQuestion(error: unknown, form: FormData) {
  if (!isRefusal(error, 'confirmation_needed')) return undefined;
  const { amount, phrase } = error.params;
  if (typeof amount !== 'string' || typeof phrase !== 'string') return undefined;
  const sent = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== TYPED ? [[name, value] satisfies [string, string]] : [],
  );
  const question: AdjustQuestion = { amount, phrase, isMistyped: form.has(TYPED), sent };
  return data({ question });
}
