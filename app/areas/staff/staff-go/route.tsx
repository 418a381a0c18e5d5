import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { LONGEST_QUERY } from '#core/platform/lists/list-grammar.pure.ts';
import { soughtIn, unlessSilent } from '#app/areas/staff/list-query.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { FailedState } from '#app/components/failed-state.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { findAnything } from '#app/areas/staff/find-anything.server.ts';
import { GoField } from './go-field.tsx';

export const handle = { i18n: ['staff', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

/** Leads straight to the one thing that was meant. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { locale } = context;
  const q = soughtIn(new URL(request.url).searchParams, 'q', LONGEST_QUERY);
  const [staff, { permissions }] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
  ]);
  const found = q === '' ? [] : await unlessSilent(findAnything(context, { q, permissions }));
  const matches = found?.flatMap((one) => one.matches);
  const more = found?.flatMap((one) => one.more ?? []) ?? [];
  const [only, ...others] = matches ?? [];
  if (only && others.length === 0 && more.length === 0) throw redirect(only.to);
  const title = textsOf(locale).getFixedT(locale, 'staff')('go.title');
  return { ...staff, title, q, matches, more };
}

export default function StaffGo() {
  const { title, staffPages, q, matches, more } = useLoaderData<typeof loader>();
  const { t } = useTranslation('staff');
  return (
    <StaffFrame title={title} lead={t('go.lead')} staffPages={staffPages} current="overview">
      <GoField sought={q} />
      {q === '' ? null : <Found {...{ q, matches, more }} />}
    </StaffFrame>
  );
}

function Found({
  q,
  matches,
  more,
}: Pick<Awaited<ReturnType<typeof loader>>, 'q' | 'matches' | 'more'>) {
  const { t } = useTranslation('staff');
  if (matches === undefined) {
    return (
      <FailedState
        title={t('go.failed')}
        headingLevel={2}
        again={{ to: pagePath('staff/go', {}, { q }), text: t('go.again') }}
      />
    );
  }
  if (matches.length === 0) {
    return (
      <EmptyState illustration="search" title={t('go.none')} headingLevel={2}>
        {t('go.noneText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <PlainList gap={4}>
        {matches.map(({ kind, id, name, detail, to }) => (
          <li key={to}>
            <Link to={to}>{t(`go.kind.${kind}`, { id })}</Link> <bdi>{name}</bdi>
            {detail === null ? null : (
              <>
                {' · '}
                <bdi>{detail}</bdi>
              </>
            )}
          </li>
        ))}
      </PlainList>
      {more.map(({ kind, to }) => (
        <Link key={to} to={to}>
          {t(`go.more.${kind}`)}
        </Link>
      ))}
    </Stack>
  );
}
