/** Of a ticket: it waits for staff, they have answered, or it is over. */
export const SUPPORT_STATES = ['open', 'answered', 'closed'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

/** What a ticket is about; one about an order names it. */
export const SUPPORT_TOPICS = ['order', 'payment', 'account', 'service', 'other'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

export const SUPPORT_EVENTS = ['write', 'answer', 'close'] as const;
export type SupportEvent = (typeof SUPPORT_EVENTS)[number];

export const SUPPORT_AUTHORS = ['customer', 'staff'] as const;
export type SupportAuthor = (typeof SUPPORT_AUTHORS)[number];

interface Transition {
  /** `none` where nobody has written yet. */
  from: readonly (SupportState | 'none')[];
  to: SupportState;
  by: readonly SupportAuthor[];
}

/** What may become of a ticket, and through whom; what does not stand here changes nothing. */
export const SUPPORT_TRANSITIONS: Readonly<Record<SupportEvent, Transition>> = {
  // Also of one that is over: whoever writes waits for an answer.
  write: { from: ['none', 'open', 'answered', 'closed'], to: 'open', by: ['customer'] },
  answer: { from: ['open', 'answered', 'closed'], to: 'answered', by: ['staff'] },
  close: { from: ['open', 'answered'], to: 'closed', by: ['customer', 'staff'] },
};

/** What a ticket becomes by an event; undefined where it is none for it, or not theirs. */
export function supportAfter(
  state: SupportState | 'none',
  { event, by }: { event: SupportEvent; by: SupportAuthor },
): SupportState | undefined {
  const { from, to, by: allowed } = SUPPORT_TRANSITIONS[event];
  return from.includes(state) && allowed.includes(by) ? to : undefined;
}
