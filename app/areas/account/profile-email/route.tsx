import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { confirmEmail } from '#core/own-data/profile/profile-change.operations.ts';
import { confirmMailLink, mailLinkPage } from '#app/areas/account/mail-link.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { MailLink } from '#app/shell/mail-link.tsx';

export const handle = { i18n: ['accounts', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export function loader(args: LoaderFunctionArgs) {
  return mailLinkPage(args, 'profile');
}

export function action(args: ActionFunctionArgs) {
  return confirmMailLink(args, {
    confirm: (core, body) => core.call(confirmEmail, { body }),
    flash: 'emailConfirmed',
    to: pagePath('profile'),
  });
}

export default function ConfirmEmail() {
  const { t } = useTranslation('accounts');
  return (
    <MailLink
      page={useLoaderData<typeof loader>()}
      result={useActionData<typeof action>()}
      intro={t('email.confirmText')}
      again={{ to: pagePath('profile'), text: t('email.again') }}
    />
  );
}
