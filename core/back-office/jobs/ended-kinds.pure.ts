/**
 * What these were for has been given to people when they died: an order stands in its queue, a mail is
 * failed, a bulk action is stopped, a publication is given up, a refund stands at its payment. Running
 * them once more would do nothing.
 */
export const ENDED_KINDS: readonly string[] = [
  ...['send-mail', 'dispatch-order', 'pass-on-cancel', 'send-refill', 'work-on-bulk-action'],
  ...['publish-scheduled', 'end-scheduled', 'refund-payment'],
];

export const isEnded = (kind: string): boolean => ENDED_KINDS.includes(kind);
