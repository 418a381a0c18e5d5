import type { MailTransport } from './transport.ts';

/** For demos: the mail stays in the outbox, where it can be read, and nothing leaves. */
export const keepTransport: MailTransport = {
  domain: 'kept.invalid',
  send: async ({ messageId }) => ({ messageId, state: 'kept' }),
};
