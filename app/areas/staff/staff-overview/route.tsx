import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { staffWork } from '#app/areas/staff/staff.server.ts';
import { unlessSilent } from '#app/areas/staff/list-query.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { isSelling } from '#app/lib/catalogue/is-selling.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { StaffPage } from '#app/lib/pages/staff-pages.server.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import * as styles from './staff-overview.css.ts';
import { waitingIn, type Waiting } from './waiting.server.ts';

export const handle = { i18n: ['staff', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const [{ frame, work, permissions }, sells] = await Promise.all([
    staffWork(context),
    unlessSilent(isSelling(context)),
  ]);
  return {
    ...frame,
    title: textsOf(context.locale).getFixedT(context.locale, 'staff')('overview.title'),
    waiting: waitingIn({ work, permissions, staffPages: frame.staffPages }),
    // Who may not import them could only wait for somebody who does.
    isNew: sells === false && permissions.includes('catalogue.import'),
  };
}

export default function StaffOverview() {
  const { title, staffPages, waiting, isNew } = useLoaderData<typeof loader>();
  const { t } = useTranslation('staff');
  return (
    <StaffFrame title={title} lead={t('overview.lead')} staffPages={staffPages} current="overview">
      {isNew ? <NewShop staffPages={staffPages} /> : null}
      {waiting.length === 0 && !isNew ? (
        <EmptyState drawing={DRAWINGS.done} title={t('overview.nothing')} headingLevel={2}>
          {t('overview.nothingText')}
        </EmptyState>
      ) : null}
      {waiting.length === 0 ? null : (
        <PlainList gap="cards" cell={10}>
          {waiting.map((each) => (
            <li key={each.list}>
              <Entry waiting={each} />
            </li>
          ))}
        </PlainList>
      )}
    </StaffFrame>
  );
}

/** What to do where there is nothing to sell yet. */
function NewShop({ staffPages }: { staffPages: readonly StaffPage[] }) {
  const { t } = useTranslation('staff');
  const studio = staffPages.find(({ url }) => url === pagePath('studio'));
  return (
    <EmptyState
      drawing={DRAWINGS.orders}
      title={t('overview.new.title')}
      headingLevel={2}
      actions={
        <>
          <ButtonLink to={pagePath('staff/catalogue')}>{t('catalogue.title')}</ButtonLink>
          {studio ? (
            <ButtonLink to={studio.url} tone="outline">
              {t('overview.new.setUp')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {t('overview.new.text')}
    </EmptyState>
  );
}

function Entry({ waiting: { list, url, count, isMore } }: { waiting: Waiting }) {
  const { t } = useTranslation('staff');
  const numbers = useNumbers();
  const shown = count === undefined ? t('overview.unknown') : numbers.count(count);
  return (
    <Link className={styles.entry} to={url}>
      <strong className={styles.count}>{isMore ? t('overview.more', { shown }) : shown}</strong>
      <span className={styles.name}>{t(`overview.lists.${list}`)}</span>
    </Link>
  );
}
