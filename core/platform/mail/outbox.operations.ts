import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { mailAnswer, outboxAnswer, outboxPath, outboxQuery } from './outbox.contract.ts';

const read = { method: 'GET', tag: 'Demo', who: anyone, refuses: ['not_found'] } as const;

export const listMails = operation({
  ...read,
  id: 'listMails',
  path: '/dev/mails',
  summary: 'The mails of the instance, newest first; in demo mode only.',
  query: outboxQuery,
  answer: outboxAnswer,
  answered: 'What would have been sent.',
});

export const getMail = operation({
  ...read,
  id: 'getMail',
  path: '/dev/mails/{mailId}',
  summary: 'One mail as text and HTML; in demo mode only.',
  params: outboxPath,
  answer: mailAnswer,
  answered: 'As it would have been sent.',
});
