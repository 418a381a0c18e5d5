import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { newBulkActionBody, type BulkAction } from '#core/back-office/bulk/bulk-action.contract.ts';
import {
  listBulkActions,
  previewBulkAction,
} from '#core/back-office/bulk/bulk-action.operations.ts';
import { ORDER_FIELDS } from '#core/back-office/orders/order-fields.pure.ts';
import { listAsked, unlessSilent } from '#app/areas/staff/list-query.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { BulkState } from '#app/areas/staff/staff/bulk-state.tsx';
import { MoreLinks } from '#app/areas/staff/staff/more-links.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { FailedState } from '#app/components/failed-state.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import { NewBulkForm } from './new-bulk-form.tsx';

export const handle = { i18n: ['staff', 'bulk', 'lists', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const { q } = listAsked(request, ORDER_FIELDS).address;
  const place = new URL(request.url).searchParams.get('cursor') ?? '';
  const cursor = /^\d{1,18}$/.test(place) ? place : undefined;
  const [staff, past] = await Promise.all([
    staffFrame(context),
    unlessSilent(core.call(listBulkActions, { query: cursor === undefined ? {} : { cursor } })),
  ]);
  return {
    ...{ ...staff, q, cursor, past: past?.data, next: past?.meta.next ?? undefined },
    title: textsOf(locale).getFixedT(locale, 'bulk')('title'),
    constraint: formConstraint(newBulkActionBody),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { core, locale } = context;
  const submission = parseForm(await readForm(request), { schema: newBulkActionBody, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    const { data } = await core.call(previewBulkAction, { body: submission.value });
    return redirect(pagePath('staff/bulk/:id', { id: data.id }), 303);
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
}

export default function StaffBulk() {
  const { title, staffPages, q, cursor, past, next, constraint } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['bulk', 'lists']);
  const here = pagePath('staff/bulk');
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="orders">
      <NewBulkForm {...{ q, constraint }} result={useActionData<typeof action>()} />
      <Stack gap={4}>
        <h2>{t('past.title')}</h2>
        {past === undefined ? (
          <FailedState
            title={t('lists:failed')}
            headingLevel={3}
            again={{ to: here, text: t('lists:again') }}
          />
        ) : (
          <PastTable actions={past} />
        )}
        <MoreLinks
          first={cursor === undefined ? undefined : here}
          next={next && pagePath('staff/bulk', {}, { cursor: next })}
        />
      </Stack>
      <div>
        <ButtonLink to={pagePath('staff/orders/all')} tone="quiet">
          {t('past.all')}
        </ButtonLink>
      </div>
    </StaffFrame>
  );
}

function PastTable({ actions }: { actions: readonly BulkAction[] }) {
  const { t } = useTranslation('bulk');
  const { count, listed } = useNumbers();
  const columns: Column<BulkAction>[] = [
    {
      id: 'kind',
      title: t('form.kind'),
      namesRow: true,
      cell: ({ id, kind }) => (
        <Link to={pagePath('staff/bulk/:id', { id })}>{t(`kind.${kind}`)}</Link>
      ),
    },
    { id: 'q', title: t('fact.filter'), cell: ({ q }) => <bdi>{q || t('past.all')}</bdi> },
    {
      id: 'orders',
      title: t('fact.treated'),
      numeric: true,
      cell: ({ treated }) => count(treated),
    },
    {
      id: 'moved',
      title: t('rows.amount'),
      numeric: true,
      cell: ({ moved }) => listed(moved),
    },
    { id: 'by', title: t('fact.by'), cell: ({ asked_by: by }) => <bdi>{by.name}</bdi> },
    { id: 'at', title: t('fact.at'), cell: ({ asked_at: at }) => <Moment at={at} /> },
    { id: 'state', title: t('fact.state'), cell: ({ state }) => <BulkState state={state} /> },
  ];
  const nothing = (
    <EmptyState drawing={DRAWINGS.orders} title={t('past.none')} headingLevel={3}>
      {t('past.noneText')}
    </EmptyState>
  );
  return (
    <Table
      caption={t('past.title')}
      captionIsHidden
      columns={columns}
      rows={actions}
      rowKey={({ id }) => String(id)}
      state={actions.length === 0 ? { kind: 'empty', content: nothing } : undefined}
    />
  );
}
