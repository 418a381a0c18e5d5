import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { EntryCard } from '#app/shell/entry-card.tsx';

export const handle = { i18n: ['accounts'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export function loader({ context, request }: LoaderFunctionArgs) {
  return {
    title: textsOf(context.locale).getFixedT(context.locale, 'accounts')('gone.title'),
    panelName: context.instance.settings.panelName,
    isPaidOut: new URL(request.url).searchParams.has('payout'),
  };
}

/** The last page of somebody who has left. */
export default function AccountDeleted() {
  const { title, isPaidOut } = useLoaderData<typeof loader>();
  const { t } = useTranslation('accounts');
  return (
    <EntryCard title={title} lead="" intro={t('gone.text')}>
      {isPaidOut ? <p>{t('gone.payout')}</p> : null}
      <ButtonLink to={pagePath('')}>{t('gone.home')}</ButtonLink>
    </EntryCard>
  );
}
