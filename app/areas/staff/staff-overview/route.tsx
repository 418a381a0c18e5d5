import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import * as styles from './staff-overview.css.ts';
import { waitingFor, type Waiting } from './waiting.server.ts';

export const handle = { i18n: ['staff', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const title = textsOf(context.locale).getFixedT(context.locale, 'staff')('overview.title');
  return { ...staff, title, waiting: await waitingFor(context, staff.staffPages) };
}

export default function StaffOverview() {
  const { title, staffPages, waiting } = useLoaderData<typeof loader>();
  const { t } = useTranslation('staff');
  const shown = waiting.filter(({ count }) => count !== 0);
  return (
    <StaffFrame title={title} lead={t('overview.lead')} staffPages={staffPages} current="overview">
      {shown.length === 0 ? (
        <EmptyState drawing={DRAWINGS.done} title={t('overview.nothing')} headingLevel={2}>
          {t('overview.nothingText')}
        </EmptyState>
      ) : (
        <PlainList gap="cards" cell={15}>
          {shown.map((each) => (
            <li key={each.list}>
              <Entry waiting={each} />
            </li>
          ))}
        </PlainList>
      )}
    </StaffFrame>
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
