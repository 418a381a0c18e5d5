import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { getMail, listMails } from '#core/platform/mail/outbox.operations.ts';
import { PageHeader } from '#app/components/page-header.tsx';
import { CoreError } from '#app/lib/core/core.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { MailList } from './mail-list.tsx';
import { MailView } from './mail-view.tsx';
import * as styles from './dev-mail.css.ts';

export const handle = { i18n: ['gallery'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: data.title }] : [];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  if (!context.dev) throw notFound('page');
  const { core, instance } = context;
  const mailId = params['id'];
  const title = instance.settings.panelName;
  const query = new URL(request.url).searchParams.get('before') ?? '';
  const before = /^\d{1,18}$/.test(query) ? { before: query } : {};
  try {
    if (mailId !== undefined) {
      const { data } = await core.call(getMail, { params: { mailId } });
      // Its HTML is shown in a frame of its own.
      const { html, ...mail } = data;
      return { title, mail: { ...mail, hasHtml: html !== null } };
    }
    return { title, list: await core.call(listMails, { query: before }) };
  } catch (error) {
    if (error instanceof CoreError && error.status < 500) throw notFound('page');
    throw error;
  }
}

export default function Outbox() {
  const { list, mail } = useLoaderData<typeof loader>();
  const { t } = useTranslation('gallery');
  return (
    <Stack as="main" gap={6} className={styles.page}>
      <PageHeader
        title={mail?.subject ?? t('mail.title')}
        {...(!mail && { lead: t('mail.lead') })}
      />
      {mail ? <MailView mail={mail} /> : null}
      {list ? <MailList mails={list.data} before={list.before} /> : null}
    </Stack>
  );
}
