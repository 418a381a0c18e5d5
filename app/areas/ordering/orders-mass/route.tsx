import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  Form,
  Link,
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
} from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { writeMassOrder } from '#core/ordering/form/mass-order.pure.ts';
import { UnreachedNotice } from '#app/components/checkout/unreached-notice.tsx';
import { useReached } from '#app/components/checkout/use-reached.ts';
import { OrderPolicy } from '#app/components/order-policy.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { orUnreached, unlessUnreached } from '#app/lib/checkout/unreached.ts';
import { exampleLines } from '#app/areas/ordering/example-lines.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { readAttempt } from '#app/lib/order-form/attempt.ts';
import { orderPolicyOf } from '#app/lib/orders/order-policy.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { widgetIn } from '#app/lib/widget-frame/widget-token.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { BadRows } from './bad-rows.tsx';
import { GoodRows } from './good-rows.tsx';
import { ListFields } from './list-fields.tsx';
import { answerList, putIntoCart } from './mass-answer.server.ts';
import { readList } from './mass-form.server.ts';
import * as styles from './orders-mass.css.ts';
import { Summary } from './summary.tsx';

export const handle = { i18n: ['mass', 'checkout', 'responsible', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { instance, locale } = context;
  const t = textsOf(locale).getFixedT(locale, 'mass');
  return {
    panelName: instance.settings.panelName,
    title: t('title'),
    metaTitle: t('title'),
    metaDescription: t('lead'),
    noIndex: false,
    policy: orderPolicyOf(context),
    widget: widgetIn(new URL(request.url).searchParams),
    putKey: randomUUID(),
    example: writeMassOrder((await withoutCore(context, () => exampleLines(context))) ?? []),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { cells, fileIsUnreadable } = await readList(form);
  const putKey = readAttempt(form.get('key')) ?? randomUUID();
  const widget = widgetIn(new URL(request.url).searchParams);
  const said = { fileIsUnreadable, isEmpty: cells.length === 0 && !fileIsUnreadable };
  const answer =
    form.get('intent') === 'put' && !fileIsUnreadable
      ? await putIntoCart(context, cells, { putKey, widget })
      : await answerList(context, cells, putKey);
  return answer instanceof Response ? answer : { ...answer, ...said };
}

/** The server answers a list whatever the core says, so only a script can lose it on the way. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orUnreached(() => serverAction<typeof action>());
}

export const shouldRevalidate = unlessUnreached;

export default function MassOrder() {
  const { title, metaDescription, policy, putKey, example, widget } =
    useLoaderData<typeof loader>();
  const { answer, isLost } = useReached(useActionData<typeof action>());
  const { t } = useTranslation('mass');
  const check = answer?.check;
  const hasRows = check !== undefined && check.good.length + check.bad.length > 0;
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Row as="p" wraps gap={5} lineGap={2} className={styles.ways}>
        <Link to={pagePath('orders/create', {}, { widget })}>{t('single')}</Link>
        <Link to={pagePath('')}>{t('services')}</Link>
      </Row>
      <Stack method="post" encType="multipart/form-data" preventScrollReset as={Form} gap={6}>
        <input type="hidden" name="key" value={answer?.putKey ?? putKey} />
        {isLost ? (
          <UnreachedNotice />
        ) : answer?.problem ? (
          <Alert tone="danger" announce="now">
            {answer.problem}
          </Alert>
        ) : null}
        {answer && answer.put > 0 && !isLost ? (
          <Alert
            tone="success"
            announce="next"
            actions={<Link to={pagePath('cart')}>{t('toCart')}</Link>}
            title={t('put', { count: answer.put })}
          />
        ) : null}
        <ListFields
          key={check?.list}
          list={check?.list ?? ''}
          example={example}
          isFirst={!hasRows}
          isEmpty={answer?.isEmpty ?? false}
          fileIsUnreadable={answer?.fileIsUnreadable ?? false}
        />
        {hasRows ? (
          <>
            <Summary check={check} />
            {check.bad.length > 0 ? <BadRows rows={check.bad} /> : null}
            {check.good.length > 0 ? <GoodRows rows={check.good} /> : null}
            <OrderPolicy policy={policy} />
          </>
        ) : null}
      </Stack>
    </>
  );
}
