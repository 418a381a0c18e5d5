import { randomUUID } from 'node:crypto';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { z } from 'zod';
import { startBulkActionBody } from '#core/back-office/bulk/bulk-action.contract.ts';
import {
  getBulkAction,
  listBulkActionOrders,
  startBulkAction,
  stopBulkAction,
} from '#core/back-office/bulk/bulk-action.operations.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { FileLink } from '#app/areas/staff/staff/list-tools.tsx';
import { MoreLinks } from '#app/areas/staff/staff/more-links.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { CoreError, isRefusal } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { parseForm } from '#app/lib/forms/parse-form.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { BulkFacts, BulkFigures, BulkResults } from './bulk-facts.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { OrderRows } from './order-rows.tsx';
import { StartForm } from './start-form.tsx';

export const handle = { i18n: ['staff', 'bulk', 'lists', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => staffHead(page);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const bulkActionId = params['id'] ?? '';
  const place = new URL(request.url).searchParams.get('cursor') ?? '';
  const cursor = /^\d{1,18}$/.test(place) ? place : undefined;
  const query = cursor === undefined ? {} : { cursor };
  const [staff, { data: bulk }, rows] = await Promise.all([
    staffFrame(context),
    core.call(getBulkAction, { params: { bulkActionId } }),
    core.call(listBulkActionOrders, { params: { bulkActionId }, query }),
  ]).catch((error: unknown) => {
    const isGone = isRefusal(error, 404, 422);
    throw isGone ? notFound('page') : error;
  });
  const t = textsOf(locale).getFixedT(locale, 'bulk');
  return {
    ...{ ...staff, bulk, cursor, orders: rows.data, next: rows.meta.next ?? undefined },
    title: t(`kind.${bulk.kind}`),
    key: randomUUID(),
  };
}

const form = startBulkActionBody.extend({ form: z.enum(['start', 'stop']), key: z.uuid() });

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const bulkActionId = params['id'] ?? '';
  const submission = parseForm(await readForm(request), { schema: form, locale });
  if (submission.status !== 'success') throw new Response(null, { status: 400 });
  const { form: name, key, ...body } = submission.value;
  try {
    if (name === 'start') await core.call(startBulkAction, { params: { bulkActionId }, key, body });
    else await core.call(stopBulkAction, { params: { bulkActionId } });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    if (error.code === 'confirmation_needed') return data({ isMistyped: true }, { status: 409 });
    if (error.status === 404) throw notFound('page');
    if (error.code !== 'already_decided') throw error;
    // Somebody else was quicker; the page says how it is.
    flash.leave('notSaved');
  }
  return redirect(pagePath('staff/bulk/:id', { id: bulkActionId }), 303);
}

export default function StaffBulkAction() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, bulk, orders, cursor, next } = page;
  const { t } = useTranslation('bulk');
  const result = useActionData<typeof action>();
  const { id } = bulk;
  const here = pagePath('staff/bulk/:id', { id });
  const isReady = bulk.state === 'ready';
  const isPossible = bulk.at_once + bulk.asks > 0;
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="orders">
      <BulkProgress action={bulk} idempotencyKey={page.key} />
      <BulkResults action={bulk} />
      <BulkFigures action={bulk} />
      {isReady && isPossible ? (
        <StartForm
          action={bulk}
          idempotencyKey={page.key}
          isMistyped={result?.isMistyped === true}
        />
      ) : null}
      {isReady && !isPossible ? <Alert>{t('nothing')}</Alert> : null}
      <BulkFacts action={bulk} />
      <OrderRows orders={orders} />
      <MoreLinks
        first={cursor === undefined ? undefined : here}
        next={next && pagePath('staff/bulk/:id', { id }, { cursor: next })}
      />
      <FileLink to={pagePath('staff/bulk/:id/file', { id })} />
      <div>
        <ButtonLink to={pagePath('staff/bulk')} tone="quiet">
          {t('back')}
        </ButtonLink>
      </div>
    </StaffFrame>
  );
}
