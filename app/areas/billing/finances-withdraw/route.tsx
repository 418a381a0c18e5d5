import { FailedState } from '#app/components/failed-state.tsx';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { exactDollars } from '#app/lib/money/exact-dollars.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { Earnings } from './earnings.tsx';
import { MoveForm } from './move-form.tsx';
import { RequestForm } from './request-form.tsx';
import { constraints, handlerOf, type FormAnswer } from './withdraw-forms.server.ts';
import { waysToEarn, type Way } from './ways-to-earn.server.ts';
import { withdrawalsOf, type Found } from './withdraw.server.ts';
import { WithdrawalList } from './withdrawal-list.tsx';

export const handle = { i18n: ['withdrawals', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

/** What was done last, by the address that it led to. */
const DONE = ['requested', 'moved', 'canceled', 'late'] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const customer = await requireCustomer(context);
  const query = new URL(request.url).searchParams;
  const t = textsOf(context.locale).getFixedT(context.locale, 'withdrawals');
  const found = await withdrawalsOf(context, query);
  return {
    ...pageText(context, 'finances'),
    ...{ title: t('title'), metaTitle: t('title'), metaDescription: t('lead'), noIndex: true },
    found,
    earned: exactDollars(customer.total_earnings),
    ways: waysToEarn(context.instance.settings),
    done: DONE.find((name) => query.has(name)),
    constraints: constraints(found?.proof ?? 'password'),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  const handler = handlerOf(form);
  if (!handler) throw new Response(null, { status: 400 });
  return handler(context, form);
}

export default function FinancesWithdraw() {
  const {
    title,
    metaDescription,
    found,
    earned,
    ways,
    done,
    constraints: given,
  } = useLoaderData<typeof loader>();
  const answer = useActionData() as FormAnswer | undefined; // As the handlers answer.
  const { t } = useTranslation('withdrawals');
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Stack gap={6}>
        {done ? (
          <Alert tone={done === 'late' ? 'warning' : 'success'} announce="now">
            {t(`done.${done}`)}
          </Alert>
        ) : null}
        {found ? (
          <>
            <Forms found={found} given={given} {...{ answer, earned, ways }} />
            {/* Where there is nothing to withdraw, the page says so once. */}
            {found.withdrawals.length === 0 && found.isFirst ? null : <WithdrawalList {...found} />}
          </>
        ) : (
          <Failed />
        )}
        <Row as="p" wraps gap={2}>
          <ButtonLink to={pagePath('finances')} tone="outline">
            {t('toFinances')}
          </ButtonLink>
        </Row>
      </Stack>
      {found?.canceling ? <CancelDialog withdrawal={found.canceling} /> : null}
    </>
  );
}

interface FormsProps {
  found: Found;
  given: { request: object; move: object };
  answer: FormAnswer | undefined;
  /** In all, whatever has become of it. */
  earned: string;
  ways: Way[];
}

/** What can be done with what is earned; nothing where nothing is. */
function Forms({ found, given, answer, earned, ways }: FormsProps) {
  const { methods, available, payable, proof, keys } = found;
  const { t } = useTranslation('withdrawals');
  const of = (form: FormAnswer['form']) => (answer?.form === form ? answer : undefined);
  if (available === '0' && !answer) {
    return (
      <>
        <Earnings {...{ available, earned }} />
        <EmptyState
          drawing={DRAWINGS.money}
          title={t('nothing.title')}
          headingLevel={2}
          actions={ways.length > 0 ? <WaysToEarn ways={ways} /> : null}
        >
          {t('nothing.text')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <Earnings {...{ available, earned }} />
      <Columns gap={6} twoFrom="desktop" align="start">
        {methods.length === 0 ? (
          <Alert>{t('noMethods')}</Alert>
        ) : (
          <RequestForm
            {...{ methods, payable, proof }}
            idempotencyKey={keys.request}
            constraint={given.request}
            answer={of('request')}
          />
        )}
        <MoveForm
          available={available}
          idempotencyKey={keys.move}
          constraint={given.move}
          answer={of('move')}
        />
      </Columns>
    </>
  );
}

function WaysToEarn({ ways }: { ways: readonly Way[] }) {
  const { t } = useTranslation('withdrawals');
  return ways.map(({ text, url }, index) => (
    <ButtonLink key={text} to={url} tone={index === 0 ? 'solid' : 'outline'}>
      {t(`nothing.ways.${text}`)}
    </ButtonLink>
  ));
}

function Failed() {
  const { t } = useTranslation('withdrawals');
  return (
    <FailedState
      title={t('failed.title')}
      again={{ to: pagePath('finances/withdraw'), text: t('failed.again') }}
    >
      {t('failed.text')}
    </FailedState>
  );
}
