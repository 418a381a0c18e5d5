import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { getStaffMail, sendStaffMailAgain } from '#core/back-office/mails/staff-mail.operations.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { CoreError } from '#app/lib/core/core.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Panel } from '#app/ui/layout/panel.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import * as styles from './staff-mail.css.ts';

export const handle = { i18n: ['staff', 'mails', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const [staff, { data: mail }] = await Promise.all([
    staffFrame(context),
    context.core.call(getStaffMail, { params: { mailId: id } }).catch(missing),
  ]);
  return { ...staff, title: mail.subject, mail };
}

/** A mail that is not there, and an address that no mail can have. */
function missing(error: unknown): never {
  if (error instanceof CoreError && error.status < 500) throw new Response(null, { status: 404 });
  throw error;
}

export async function action({ context, params }: ActionFunctionArgs) {
  const { core, flash } = context;
  const { id = '' } = params;
  try {
    await core.call(sendStaffMailAgain, { params: { mailId: id } });
    flash.leave('saved');
  } catch (error) {
    if (!(error instanceof CoreError) || error.status >= 500) throw error;
    // It waits to be sent already.
    flash.leave('notSaved');
  }
  return redirect(pagePath('staff/mails/:id', { id }), 303);
}

export default function StaffMail() {
  const { title, staffPages, mail } = useLoaderData<typeof loader>();
  const { t } = useTranslation('mails');
  const items = [
    { term: t('column.to'), detail: mail.to },
    { term: t('column.at'), detail: <Moment at={mail.created_at} /> },
    { term: t('column.state'), detail: t(`state.${mail.state}`) },
    ...(mail.error === null ? [] : [{ term: t('error'), detail: mail.error }]),
  ];
  return (
    <StaffFrame title={title} lead={t('linksHidden')} staffPages={staffPages} current="mails">
      <DescriptionList items={items} />
      <Panel as="pre" padding={4} className={styles.text}>
        {mail.text}
      </Panel>
      <Row wraps gap={3}>
        {mail.state === 'queued' ? null : (
          <Form method="post">
            <SubmitButton>{t('sendAgain')}</SubmitButton>
          </Form>
        )}
        <ButtonLink to={pagePath('staff/mails')} tone="quiet">
          {t('back')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
