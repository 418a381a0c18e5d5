import { sql } from 'kysely';
import { normaliseEmail } from '#core/accounts/customers/email.ts';
import type { MailRow } from '#core/platform/mail/find-mail.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListPlace } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during } from '#core/platform/lists/within.ts';
import type { MAIL_FIELDS } from './mail-fields.pure.ts';

export type ListedMailRow = ListRow &
  Pick<
    MailRow,
    | 'id'
    | 'to_address'
    | 'subject'
    | 'language'
    | 'state'
    | 'attempts'
    | 'last_error'
    | 'created_at'
    | 'sent_at'
  >;

export interface MailList {
  instanceId: number;
  query: ListQuery<typeof MAIL_FIELDS>;
  after?: ListPlace | undefined;
}

export function mailSource({ instanceId, query, after }: MailList): ListSource {
  const { filters, words } = query;
  const { state = [], to, at } = filters;
  // An index of one of them would be read until enough of the other had come.
  const isByState = state.length === 1 && to === undefined;
  return {
    columns: sql`m.id, m.to_address, m.subject, m.language, m.state, m.attempts, m.last_error,
      m.created_at, m.sent_at`,
    from: sql`outgoing_mails m`,
    near: [
      sql`m.instance_id = ${instanceId}`,
      ...(isByState ? [sql`m.state = ${state[0]}`] : []),
      ...(to === undefined ? [] : [sql`m.to_address = ${normaliseEmail(to) ?? to}`]),
    ],
    far: [
      ...(state.length > 0 && !isByState ? [sql`r.state = any(${[...state]}::text[])`] : []),
      ...during(sql`r.created_at`, at),
      ...words.map(
        (word) => sql`strpos(lower(r.subject || ' ' || r.to_address), ${word.toLowerCase()}) > 0`,
      ),
    ],
    id: sql`m.id`,
    after,
    direction: 'desc',
  };
}
