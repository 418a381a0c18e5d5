import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { takenMail } from './by-mail.contract.ts';

/** A file of ten megabytes as mails carry it, with room for words. */
const MOST_MAIL_BYTES = 15_000_000;

export const takeInboundMail = operation({
  id: 'takeInboundMail',
  method: 'POST',
  path: '/api/v1/inbound-mail',
  tag: 'Gateways',
  summary: 'A mail as it came (RFC 5322), signed by the server that hands it in.',
  who: anyone,
  paused: 'allowed',
  limit: { name: 'inbound-mail', capacity: 240, refillSeconds: 0.1 },
  mostBytes: MOST_MAIL_BYTES,
  answer: takenMail,
  answered: 'Whether it stands in a ticket now; what was refused is not to be sent again.',
  refuses: ['bad_request', 'not_found', 'payload_too_large'],
});
