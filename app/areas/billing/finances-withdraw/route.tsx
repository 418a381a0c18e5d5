import { FailedState } from '#app/components/failed-state.tsx';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { isOfferedRoute } from '#app/lib/pages/offered-pages.server.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Stats } from '#app/ui/surface/stat.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveForm } from './move-form.tsx';
import { RequestForm } from './request-form.tsx';
import { constraints, handlerOf, type FormAnswer } from './withdraw-forms.server.ts';
import { withdrawalsOf, type Found } from './withdraw.server.ts';
import { WithdrawalList } from './withdrawal-list.tsx';

export const handle = { i18n: ['withdrawals', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

/** What brings earnings, by the names of its pages. */
const EARNING = ['referral-program', 'tasks', 'order-widget'] as const;

/** What was done last, by the address that it led to. */
const DONE = ['requested', 'moved', 'canceled', 'late'] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context);
  const query = new URL(request.url).searchParams;
  const t = textsOf(context.locale).getFixedT(context.locale, 'withdrawals');
  const found = await withdrawalsOf(context, query);
  return {
    ...pageText(context, 'finances'),
    ...{ title: t('title'), metaTitle: t('title'), metaDescription: t('lead'), noIndex: true },
    found,
    // The first that this shop has.
    earn: EARNING.filter((name) => isOfferedRoute(name, context.instance.settings)).map((name) =>
      pagePath(name),
    )[0],
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
    earn,
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
            <Forms found={found} given={given} answer={answer} earn={earn} />
            <WithdrawalList {...found} />
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
  earn: string | undefined;
}

/** What can be done with what is earned; nothing where nothing is. */
function Forms({ found, given, answer, earn }: FormsProps) {
  const { methods, available, payable, proof, keys } = found;
  const { t } = useTranslation('withdrawals');
  const { dollars } = useNumbers();
  const of = (form: FormAnswer['form']) => (answer?.form === form ? answer : undefined);
  const figure = <Stats items={[{ label: t('available'), value: dollars(available) }]} />;
  if (available === '0' && !answer) {
    return (
      <EmptyState
        drawing={DRAWINGS.money}
        title={t('nothing.title')}
        headingLevel={2}
        actions={earn === undefined ? null : <ButtonLink to={earn}>{t('nothing.earn')}</ButtonLink>}
      >
        {t('nothing.text')}
      </EmptyState>
    );
  }
  return (
    <>
      {figure}
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
