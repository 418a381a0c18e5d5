import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { GatewayNotice } from '#app/components/payment/gateway-notice.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { readId } from '#app/lib/http/list-query.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FailedState } from '#app/components/failed-state.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { AddCard } from './add-card.tsx';
import { AutomaticForm, AutomaticLater } from './automatic-form.tsx';
import { CardList } from './card-list.tsx';
import { constraints, handlerOf } from './card-forms.server.ts';
import { findSetup, linkedCards } from './cards.server.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SetupOutcome } from './setup-outcome.tsx';

export const handle = { i18n: ['cards', 'payments', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context);
  const query = new URL(request.url).searchParams;
  const setup = await findSetup(context, query);
  // After what became of it is known, so that a card that was just saved is among them.
  const linked = await linkedCards(context);
  const t = textsOf(context.locale).getFixedT(context.locale, 'cards');
  const removed = readId(query.get('remove'));
  return {
    ...pageText(context, 'finances'),
    ...{ title: t('title'), metaTitle: t('title'), metaDescription: t('lead'), noIndex: true },
    ...{ setup, linked },
    goesOn: query.get('go') === '1',
    /** What somebody has come from, for a card that pays it. */
    subscription: readId(query.get('subscription')),
    removing: linked?.cards.find(({ id }) => id === removed),
    constraints: constraints(),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  const handler = handlerOf(form);
  if (!handler) throw new Response(null, { status: 400 });
  return handler(context, form);
}

export default function FinancesCards() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation(['cards', 'payments']);
  // What the handlers answer, as conform has it.
  const result = useActionData() as { initialValue?: { form?: string } | null } | undefined;
  const of = (name: string) => (result?.initialValue?.form === name ? result : undefined);
  const { setup, linked, removing, constraints: given } = page;
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      <Stack gap={6}>
        {setup?.gateway ? <GatewayNotice address={setup.gateway} goesOn={page.goesOn} /> : null}
        {setup?.outcome ? <SetupOutcome outcome={setup.outcome} /> : null}
        {linked && linked.cards.length + linked.methods.length === 0 ? (
          <NoCards />
        ) : linked ? (
          <Columns gap={6} twoFrom="desktop" align="start">
            <Stack gap={6}>
              <CardList cards={linked.cards} />
              <AddCard
                methods={linked.methods}
                constraint={given.add}
                result={of('add')}
                subscription={page.subscription}
              />
            </Stack>
            {linked.cards.length > 0 ? (
              <AutomaticForm
                automatic={linked.automatic}
                written={linked.written}
                cards={linked.cards}
                constraint={given.automatic}
                result={of('automatic')}
              />
            ) : (
              <AutomaticLater />
            )}
          </Columns>
        ) : (
          <Failed />
        )}
        <Row as="p" wraps gap={2}>
          {page.subscription === undefined ? null : (
            <ButtonLink to={pagePath('subscriptions/:id', { id: page.subscription })}>
              {t('payments:toSubscription')}
            </ButtonLink>
          )}
          <ButtonLink to={pagePath('finances')} tone="outline">
            {t('toFinances')}
          </ButtonLink>
        </Row>
      </Stack>
      {removing ? (
        <RemoveDialog
          card={removing}
          endsAutomatic={
            linked?.automatic.is_enabled === true &&
            linked.automatic.recurring_payments_method_id === removing.id
          }
        />
      ) : null}
    </>
  );
}

/** Where no payment method takes them, and none is left. */
function NoCards() {
  const { t } = useTranslation('cards');
  return (
    <EmptyState drawing={DRAWINGS.money} title={t('empty.title')}>
      {t('add.none')}
    </EmptyState>
  );
}

function Failed() {
  const { t } = useTranslation('cards');
  return (
    <FailedState
      title={t('failed.title')}
      again={{ to: pagePath('finances/cards'), text: t('failed.again') }}
    >
      {t('failed.text')}
    </FailedState>
  );
}
