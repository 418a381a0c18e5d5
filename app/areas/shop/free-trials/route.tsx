import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { GuestCard } from '#app/components/guest-card.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { freeTrialsPage } from './free-trials-page.server.ts';
import { OwnTrialList } from './own-trial-list.tsx';
import { QuestCard } from './quest-card.tsx';
import * as styles from '#app/components/trials/trials.css.ts';

export const handle = { i18n: ['trials'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return freeTrialsPage(context, new URL(request.url).searchParams);
}

export default function FreeTrials() {
  const page = useLoaderData<typeof loader>();
  const mark = usePageMark();
  const { quests, own, isGuest } = page;
  // Nobody needs to read that they have had none of what is not offered.
  const hasOwn = own && (quests.length > 0 || own.trials.length > 0 || !own.isFirst);
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <RichText nodes={page.body} mark={mark('/body')} />
      <Stack gap={8}>
        {quests.length === 0 ? (
          <NoneOffered />
        ) : (
          <PlainList gap="cards" cell={18}>
            {quests.map((quest, at) => (
              <li key={quest.id} className={styles.cell}>
                <QuestCard quest={quest} isFirst={at < 3} />
              </li>
            ))}
          </PlainList>
        )}
        {isGuest && quests.length > 0 ? <ForGuests /> : null}
        {hasOwn ? <OwnTrialList own={own} /> : null}
      </Stack>
    </>
  );
}

function ForGuests() {
  const { t } = useTranslation('trials');
  return (
    <GuestCard
      {...{ title: t('guest.title'), text: t('guest.text') }}
      {...{ login: t('guest.login'), register: t('guest.register') }}
      back={pagePath('free-trials')}
    />
  );
}

/** Its owner offers none, or has switched them off. */
function NoneOffered() {
  const { t } = useTranslation('trials');
  return (
    <EmptyState
      icon="gift"
      title={t('off.title')}
      actions={<ButtonLink to={pagePath('')}>{t('services')}</ButtonLink>}
    >
      {t('off.text')}
    </EmptyState>
  );
}
