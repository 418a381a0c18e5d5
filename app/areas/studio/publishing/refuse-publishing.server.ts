import type { Submission } from '@conform-to/react';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';

interface Refused {
  error: unknown;
  locale: string;
}

/**
 * Why a draft was not published or scheduled. The page is made anew, so it shows the draft and what
 * is wrong with it as they are now; what was typed stays.
 */
export function refusePublishing(
  submission: Submission<unknown, string[]>,
  { error, locale }: Refused,
) {
  const isInvalid = isRefusal(error, 'validation_failed');
  const isOfForm = isInvalid && Object.keys(error.errors).some((name) => OWN.has(name));
  if (!isInvalid || isOfForm) return refuseForm(submission, { error, locale });
  const text = textsOf(locale).getFixedT(locale, 'studio')('publish.blocked');
  return replyToForm(submission, { formErrors: [text] });
}

/** What the forms send themselves; all other fields are those of documents. */
const OWN: ReadonlySet<string> = new Set(['note', 'at', 'until']);
