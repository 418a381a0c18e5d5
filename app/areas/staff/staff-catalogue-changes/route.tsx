import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listCatalogueChanges } from '#core/supply/imports/import.operations.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { ChangeList } from '#app/areas/staff/staff/change-list.tsx';
import { MoreLinks } from '#app/areas/staff/staff/more-links.tsx';
import { OutcomeBadge } from '#app/areas/staff/staff/outcome-badge.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { Moment } from '#app/components/moment.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Table } from '#app/ui/table/table.tsx';

export const handle = { i18n: ['staff', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

/** What the address calls what the core is asked for; whatever else stands there asks nothing. */
const QUERY = [
  ['service', 'service_id', /^\d{1,9}$/],
  ['import', 'import_id', /^\d{1,18}$/],
  ['before', 'before', /^\d{1,18}$/],
] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const given = new URL(request.url).searchParams;
  const asked = QUERY.flatMap(([name, field, form]) => {
    const value = given.get(name) ?? '';
    return form.test(value) ? [{ name, field, value }] : [];
  });
  const query = Object.fromEntries(asked.map(({ field, value }) => [field, value]));
  const { data, meta: place } = await context.core.call(listCatalogueChanges, { query });
  const here = new URLSearchParams(
    asked.filter(({ name }) => name !== 'before').map(({ name, value }) => [name, value]),
  );
  return {
    ...staff,
    title: textsOf(context.locale).getFixedT(context.locale, 'staff')('changes.title'),
    changes: data,
    next: place.next,
    query: here.toString(),
    isFirst: query['before'] === undefined,
  };
}

export default function StaffCatalogueChanges() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('staff');
  const pathWith = (more: string) => {
    const query = [page.query, more].filter(Boolean).join('&');
    return `${pagePath('staff/catalogue/changes')}${query ? `?${query}` : ''}`;
  };
  return (
    <StaffFrame
      title={page.title}
      lead={t('changes.lead')}
      staffPages={page.staffPages}
      current="catalogue"
    >
      {page.changes.length === 0 ? (
        <EmptyState
          icon="history"
          title={t('changes.none')}
          actions={<ButtonLink to={pagePath('staff/catalogue')}>{t('catalogue.title')}</ButtonLink>}
        >
          {t('changes.noneText')}
        </EmptyState>
      ) : (
        <section>
          <ChangesTable title={page.title} changes={page.changes} />
          <MoreLinks
            first={page.isFirst ? undefined : pathWith('')}
            next={page.next === null ? undefined : pathWith(`before=${page.next}`)}
          />
        </section>
      )}
      {page.query ? (
        <p>
          <ButtonLink to={pagePath('staff/catalogue/changes')} tone="outline">
            {t('changes.all')}
          </ButtonLink>
        </p>
      ) : null}
    </StaffFrame>
  );
}

type ChangesTableProps = Pick<Awaited<ReturnType<typeof loader>>, 'title' | 'changes'>;

function ChangesTable({ title, changes }: ChangesTableProps) {
  const { t } = useTranslation('staff');
  return (
    <Table
      caption={title}
      captionIsHidden
      rows={changes}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'service',
          title: t('rows.service'),
          namesRow: true,
          isLong: true,
          cell: (row) => (
            <Link to={pagePath('staff/catalogue/changes', {}, { service: row.service_id })}>
              {row.service}
            </Link>
          ),
        },
        { id: 'at', title: t('imports.at'), cell: ({ at }) => <Moment at={at} /> },
        {
          id: 'staff',
          title: t('imports.staff'),
          cell: ({ staff }) => staff ?? t('imports.command'),
        },
        {
          id: 'source',
          title: t('imports.source'),
          cell: ({ import_id: importId, source }) =>
            importId === null ? (
              t('changes.byHand')
            ) : (
              <Link to={pagePath('staff/catalogue/imports/:importId', { importId })}>{source}</Link>
            ),
        },
        {
          id: 'outcome',
          title: t('rows.outcome'),
          cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
        },
        {
          id: 'changes',
          title: t('rows.changes'),
          cell: ({ changes, outcome }) => (
            <ChangeList changes={changes} isNew={outcome === 'added'} />
          ),
        },
      ]}
    />
  );
}
