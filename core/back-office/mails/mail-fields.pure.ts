import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

export const MAIL_STATES = ['queued', 'sent', 'kept', 'failed'] as const;

/** By what staff filter mails; a word stands in the subject or in the address. */
export const MAIL_FIELDS = {
  state: { is: 'choice', values: MAIL_STATES },
  to: { is: 'text' },
  at: { is: 'day' },
} as const satisfies ListFields;
