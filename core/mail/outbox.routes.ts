import { createRoute } from '@hono/zod-openapi';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { jsonAnswer, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { listMails } from './list-mails.ts';
import { findMail, type MailRow } from './mail.store.ts';
import { mailAnswer, outboxAnswer, outboxPath, outboxQuery } from './outbox.contract.ts';

const PAGE = 50;
const tags = ['Demo'];

const list = createRoute({
  method: 'get',
  path: '/dev/mails',
  operationId: 'listMails',
  tags,
  summary: 'The mails of the instance, newest first; in demo mode only.',
  request: { query: localeQuery.extend(outboxQuery.shape) },
  responses: {
    200: jsonAnswer(outboxAnswer, 'What would have been sent.'),
    ...refusals(['not_found', 'validation_failed']),
  },
});

const one = createRoute({
  method: 'get',
  path: '/dev/mails/{mailId}',
  operationId: 'getMail',
  tags,
  summary: 'One mail as text and HTML; in demo mode only.',
  request: { query: localeQuery, params: outboxPath },
  responses: {
    200: jsonAnswer(mailAnswer, 'As it would have been sent.'),
    ...refusals(['not_found', 'validation_failed']),
  },
});

/** Whoever reads the mails of others holds their accounts: outside of a demo nobody does. */
export function outboxRoutes(api: CoreApi, deps: Deps): void {
  const requireDemo = () => {
    if (!deps.isDemo) throw new AppError('not_found');
  };

  api.openapi(list, async (c) => {
    requireDemo();
    const { instanceId } = callerOf(c);
    const { before } = c.req.valid('query');
    const page = { instanceId, limit: PAGE, ...(before && { before: BigInt(before) }) };
    const { mails, before: older } = await deps.db.inInstance(instanceId, (trx) =>
      listMails(trx, page),
    );
    return sendPrivate(c, { data: mails.map(headOf), before: older?.toString() ?? null });
  });

  api.openapi(one, async (c) => {
    requireDemo();
    const { instanceId } = callerOf(c);
    const id = BigInt(c.req.valid('param').mailId);
    const mail = await deps.db.inInstance(instanceId, (trx) => findMail(trx, { instanceId, id }));
    if (!mail) throw new AppError('not_found');
    return sendPrivate(c, { data: { ...headOf(mail), text: mail.text, html: mail.html } });
  });
}

const headOf = (mail: MailRow) => ({
  id: String(mail.id),
  to: mail.to_address,
  subject: mail.subject,
  language: mail.language,
  state: mail.state,
  created_at: mail.created_at.toISOString(),
});
