import { data } from '@remix-run/node';
import { z } from 'zod';
import { mergeDraftBody } from '#core/studio/drafts/draft.contract.ts';
import type { CoreError } from '#app/lib/core/core.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';

const choice = mergeDraftBody.shape.choices.element;
type Choice = z.output<typeof choice>;

const placeOf = z.tuple([choice.shape.kind, choice.shape.key, choice.shape.pointer]);

/** A field among those of a form, which knows it by its number. */
export const placeText = ({ kind, key, pointer }: Omit<Choice, 'take'>): string =>
  JSON.stringify([kind, key, pointer]);

/** What was decided for each conflict, as far as it was. */
export function choicesIn(form: FormData): Choice[] {
  return [...form].flatMap(([name, value]) => {
    const at = /^place\.(\d{1,5})$/.exec(name)?.[1];
    if (at === undefined || typeof value !== 'string') return [];
    const take = choice.shape.take.safeParse(form.get(`take.${at}`));
    const place = placeOf.safeParse(parsed(value));
    if (!place.success) throw new Response(null, { status: 400 });
    const [kind, key, pointer] = place.data;
    return take.success ? [{ kind, key, pointer, take: take.data }] : [];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Why nothing was merged: something is open still, or one of the sides went on, which the page shows
 * as it is now. What was chosen stays chosen.
 */
export function conflictsOpen(
  error: CoreError,
  { choices, locale }: { choices: readonly Choice[]; locale: string },
) {
  if (error.status >= 500 || error.status === 401 || error.status === 403) throw error;
  const chosen = Object.fromEntries(choices.map((one) => [placeText(one), one.take]));
  const again = textsOf(locale).getFixedT(locale, 'studio')('merge.again');
  const message = error.code === 'base_moved' ? again : error.message;
  return data({ message, chosen }, { status: error.status });
}
