import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SUPPORT_STATES } from '#core/feedback/support/support-state.pure.ts';
import { searchStaffTickets } from '#core/back-office/tickets/ticket-list.operations.ts';
import { MoreLinks } from '#app/areas/staff/staff/more-links.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { CoreError } from '#app/lib/core/core.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { ThreadList } from './thread-list.tsx';

export const handle = { i18n: ['staff', 'support', 'orders', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const query = new URL(request.url).searchParams;
  const state = SUPPORT_STATES.find((known) => known === query.get('state')) ?? 'open';
  const place = query.get('cursor') ?? '';
  const cursor = /^\d{1,18}\.\d{1,18}$/.test(place) ? place : undefined;
  const asked = { q: `is:${state}`, ...(cursor !== undefined && { cursor }) };
  const found = await context.core.call(searchStaffTickets, { query: asked }).catch((error) => {
    if (error instanceof CoreError && error.status >= 500) return undefined;
    throw error;
  });
  const title = textsOf(context.locale).getFixedT(context.locale, 'support')('list.title');
  return {
    ...{ ...staff, title, state, isFirst: cursor === undefined },
    ...{ threads: found?.data, next: found?.meta.next ?? undefined },
  };
}

export default function StaffSupport() {
  const { title, staffPages, state, isFirst, threads, next } = useLoaderData<typeof loader>();
  const { t } = useTranslation('support');
  const here = pagePath('staff/support', {}, { state });
  return (
    <StaffFrame title={title} lead={t('list.lead')} staffPages={staffPages} current="support">
      <ChipGroup label={t('list.filter')}>
        {SUPPORT_STATES.map((known) => (
          <ChipLink
            key={known}
            href={pagePath('staff/support', {}, { state: known })}
            isSelected={known === state}
          >
            {t(`state.${known}`)}
          </ChipLink>
        ))}
      </ChipGroup>
      {threads === undefined ? <Alert tone="danger">{t('failed')}</Alert> : null}
      {threads?.length === 0 ? (
        <EmptyState
          drawing={state === 'open' ? DRAWINGS.done : DRAWINGS.messages}
          title={t('list.empty')}
          headingLevel={2}
        >
          {t('list.emptyText')}
        </EmptyState>
      ) : null}
      {threads && threads.length > 0 ? <ThreadList threads={threads} /> : null}
      <MoreLinks
        first={isFirst ? undefined : here}
        next={next === undefined ? undefined : `${here}&cursor=${next}`}
      />
    </StaffFrame>
  );
}
