import { useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { NumberedPager } from '#app/components/numbered-pager.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';
import { LinkTable } from './link-table.tsx';
import { peopleAddress } from './people-list.ts';
import { PeopleTable } from './people-table.tsx';
import type { OwnProgram, Part } from './referral-page.server.ts';
import { RewardTable } from './reward-table.tsx';

interface OutcomesProps {
  own: OwnProgram;
  part: Part;
  cursor: string | undefined;
}

const PARTS: readonly Part[] = ['people', 'rewards', 'links'];

/** Who came, what their orders brought, and by which link. */
export function Outcomes({ own, part, cursor }: OutcomesProps) {
  const { t } = useTranslation('referrals');
  const file = useHref(pagePath('referral-program/rewards'));
  const here = (query: Record<string, string> = {}) =>
    pagePath('referral-program', {}, { ...(part !== 'people' && { show: part }), ...query });
  return (
    <Stack as="section" gap={5} aria-label={t('outcomes')}>
      <Row wraps gap={3} align="center" justify="between">
        <TabLinks
          label={t('outcomes')}
          tabs={PARTS.map((known) => ({
            href: pagePath('referral-program', {}, known === 'people' ? {} : { show: known }),
            label: t(`part.${known}`),
            isCurrent: known === part,
          }))}
        />
        {part === 'rewards' ? (
          <a className={button({ tone: 'outline' })} href={file} download>
            <Icon name="download" size={16} />
            {t('csv')}
          </a>
        ) : null}
      </Row>
      {own.people ? <People {...own.people} /> : null}
      {own.rewards ? <RewardTable rewards={own.rewards} /> : null}
      {part === 'links' ? <LinkTable links={own.statistics.links} /> : null}
      <Row wraps gap={3}>
        {cursor === undefined ? null : (
          <ButtonLink to={here()} tone="outline">
            {t('newest')}
          </ButtonLink>
        )}
        {own.next === null ? null : (
          <ButtonLink to={here({ before: own.next })} tone="outline">
            {t('earlier')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}

function People({ rows, list, pages }: NonNullable<OwnProgram['people']>) {
  const { t } = useTranslation('referrals');
  return (
    <>
      <PeopleTable people={rows} list={list} />
      <NumberedPager
        page={list.at}
        pages={pages}
        pathOf={(at) => peopleAddress({ ...list, at })}
        texts={{
          ...{ label: t('pages.label'), previous: t('pages.previous'), next: t('pages.next') },
          pageOf: (page) => t('pages.one', { page }),
        }}
      />
    </>
  );
}

/** Nobody has followed a link yet. */
export function Beginning() {
  const { t } = useTranslation('referrals');
  return (
    <EmptyState icon="users" title={t('begin.title')}>
      {t('begin.text')}
    </EmptyState>
  );
}
