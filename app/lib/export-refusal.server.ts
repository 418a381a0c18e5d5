import type { SubmissionResult } from '@conform-to/react';
import { textsOf } from './i18n.server.ts';

/** What the address of the page says when no file came: its form is another address. */
export const EXPORT_REFUSALS = ['password', 'refused', 'unavailable'] as const;
export type ExportRefusal = (typeof EXPORT_REFUSALS)[number];

/** The same as an answer to the form. */
export function exportRefusal(
  query: URLSearchParams,
  locale: string,
): SubmissionResult | undefined {
  const reason = EXPORT_REFUSALS.find((known) => known === query.get('export'));
  if (reason === undefined) return undefined;
  const t = textsOf(locale).getFixedT(locale, 'errors');
  const error: Record<ExportRefusal, NonNullable<SubmissionResult['error']>> = {
    password: { current_password: [t('field.wrong_password')] },
    unavailable: { '': [t('code.unavailable')] },
    refused: { '': [t('code.owner_only')] },
  };
  return { status: 'error', error: error[reason] };
}
