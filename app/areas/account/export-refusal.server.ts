import type { SubmissionResult } from '@conform-to/react';
import type { AppLoadContext } from '@remix-run/node';
import { waitWords } from '#core/platform/http/wait-words.pure.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';

/** What the address of the page says when no file came: its form is another address. */
export const EXPORT_REFUSALS = ['password', 'code', 'refused', 'wait', 'unavailable'] as const;
export type ExportRefusal = (typeof EXPORT_REFUSALS)[number];

/** Longer than any limit lasts. */
const A_DAY_IN_SECONDS = 86_400;

/** The same as an answer to the form. */
export function exportRefusal(
  query: URLSearchParams,
  { language, locale }: Pick<AppLoadContext, 'language' | 'locale'>,
): SubmissionResult | undefined {
  const reason = EXPORT_REFUSALS.find((known) => known === query.get('export'));
  if (reason === undefined) return undefined;
  const asked = Math.trunc(Number(query.get('seconds')));
  const seconds = asked >= 1 && asked <= A_DAY_IN_SECONDS ? asked : 1;
  const t = textsOf(locale).getFixedT(locale, 'errors');
  const error: Record<ExportRefusal, NonNullable<SubmissionResult['error']>> = {
    password: { current_password: [t('field.wrong_password')] },
    code: { code: [t('field.wrong_code')] },
    wait: { '': [t('code.too_many_requests', { wait: waitWords(language, seconds) })] },
    unavailable: { '': [t('code.unavailable')] },
    refused: { '': [t('code.owner_only')] },
  };
  return { status: 'error', error: error[reason] };
}
