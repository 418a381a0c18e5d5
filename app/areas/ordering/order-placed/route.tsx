import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  useLocation,
  type ClientActionFunctionArgs,
} from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { GatewayNotice } from '#app/components/payment/gateway-notice.tsx';
import { waysToPay } from '#app/components/payment/ways-to-pay.server.ts';
import { SpecialOffers } from '#app/components/special-offers/special-offers.tsx';
import { readPlaced, type PlacedOrder } from '#app/lib/checkout/placed-order.server.ts';
import { isUnreached, orUnreached, unlessUnreached } from '#app/lib/checkout/unreached.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { wayIn } from '#app/lib/http/return-path.ts';
import { NO_OFFERS, specialOffers } from '#app/lib/special-offers/special-offers.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { OrderedLines } from './ordered-lines.tsx';
import * as styles from './order-placed.css.ts';
import { PayByHand } from './pay-by-hand.tsx';
import { PlaceLink } from './place-link.tsx';
import { tellPaid } from './tell-paid.server.ts';

export const handle = { i18n: ['checkout', 'payments', 'forms', 'shop'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const placed = readPlaced(request.headers.get('cookie'), context.secure);
  // The gateway says whether somebody has left before they paid.
  const isLeft = searchParams.get('outcome') === 'left';
  const isElsewhere = searchParams.get('from') === 'widget';
  const state = stateOf(placed, isLeft);
  // What was ordered in a frame of a partner, this browser knows nothing of.
  const shown = isElsewhere ? (isLeft ? 'left' : 'placed') : state;
  const title = textsOf(context.locale).t(`checkout:placed.${shown}.title`);
  return {
    ...pageText(context, 'orders-placed'),
    ...{
      title,
      metaTitle: title,
      noIndex: true,
      state,
      isElsewhere,
      isLeft,
      goesOn: searchParams.get('go') === '1',
    },
    placed: placed && { ...placed, ...waysToPay(placed) },
    recommended: placed ? await specialOffers(context, 'success_payment') : NO_OFFERS,
  } as const;
}

function stateOf(placed: PlacedOrder | undefined, isLeft: boolean) {
  if (!placed) return 'nothing';
  return placed.isTold ? 'told' : isLeft ? 'left' : 'placed';
}

/** The guest says that they have paid. */
export async function action({ context, request }: ActionFunctionArgs) {
  const placed = readPlaced(request.headers.get('cookie'), context.secure);
  return tellPaid(context, await readForm(request), placed);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orUnreached(() => serverAction<typeof action>());
}

export const shouldRevalidate = unlessUnreached;

const TO_ORDERS = wayIn('login', pagePath('orders'));

export default function OrderPlaced() {
  const { title, placed, state, goesOn, recommended, isElsewhere, isLeft } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { key } = useLocation();
  const { t } = useTranslation(['checkout', 'payments', 'shell']);
  if (isElsewhere) return <PlacedElsewhere {...{ title, isLeft }} />;
  if (!placed) return <NothingPlaced title={title} />;
  return (
    <>
      <PageHeader title={title} />
      <Stack gap={6} className={styles.sections}>
        <GoOnPaying {...{ placed, goesOn }} isLeft={state === 'left'} />
        {placed.manual && state !== 'told' ? (
          <PayByHand
            // Who comes back to it finds it open again.
            key={key}
            payment={placed.manual}
            canTell={placed.signature !== null}
            refused={isUnreached(answer) ? undefined : answer}
            isLost={isUnreached(answer)}
            isDialog={goesOn && state === 'placed'}
          />
        ) : null}
        {state === 'told' ? (
          <Alert tone="success" announce="next">
            {placed.email === null
              ? t('placed.told.plain')
              : t('placed.told.text', { email: placed.email })}
          </Alert>
        ) : null}
        {placed.email === null ? null : (
          <Alert tone={state === 'placed' ? 'success' : 'info'} title={t('placed.mail.title')}>
            <p>{t('placed.mail.text', { email: placed.email })}</p>
          </Alert>
        )}
        <Card title={t('placed.lines')} headingLevel={2}>
          <OrderedLines placed={placed} />
          <FormActions>
            <ButtonLink to={TO_ORDERS}>{t('shell:login')}</ButtonLink>
            <ButtonLink to={pagePath('')} tone="outline">
              {t('placed.more')}
            </ButtonLink>
          </FormActions>
        </Card>
        <PageStyle css={recommended.css} />
        <SpecialOffers offers={recommended.offers} headingLevel={2} />
      </Stack>
    </>
  );
}

type Placed = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['placed']>;

interface GoOnPayingProps {
  placed: Placed;
  goesOn: boolean;
  isLeft: boolean;
}

/** The page where it is paid, for who has been sent to it or has left it. */
function GoOnPaying({ placed, goesOn, isLeft }: GoOnPayingProps) {
  const { t } = useTranslation(['checkout', 'payments']);
  const { gateway, own } = placed;
  const other = isLeft ? <PayAnotherWay placed={placed} /> : null;
  if (gateway !== undefined && (goesOn || isLeft)) {
    return <GatewayNotice address={gateway} goesOn={goesOn && !isLeft} other={other} />;
  }
  if (own === undefined || !isLeft) return null;
  return (
    <Alert
      tone="warning"
      actions={
        <>
          <PlaceLink to={own}>{t('payments:goOn')}</PlaceLink>
          {other}
        </>
      }
    >
      {t('placed.left.text')}
    </Alert>
  );
}

/** What was declined is not paid there any more: the page of the order offers every way. */
function PayAnotherWay({ placed }: { placed: PlacedOrder }) {
  const { t } = useTranslation('payments');
  const follow = placed.lines.find((line) => line.follow !== null)?.follow ?? null;
  return follow === null ? null : (
    <ButtonLink to={follow} tone="outline">
      {t('another')}
    </ButtonLink>
  );
}

/** The tab of a payment knows no more of what was ordered in a frame of a partner. */
function PlacedElsewhere({ title, isLeft }: { title: string; isLeft: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState headingLevel={1} drawing={isLeft ? DRAWINGS.money : DRAWINGS.done} title={title}>
      {isLeft ? t('placed.elsewhere.left') : t('placed.elsewhere.paid')}
    </EmptyState>
  );
}

function NothingPlaced({ title }: { title: string }) {
  const { t } = useTranslation(['checkout', 'shell']);
  return (
    <EmptyState
      headingLevel={1}
      illustration="search"
      title={title}
      actions={<ButtonLink to={TO_ORDERS}>{t('shell:login')}</ButtonLink>}
    >
      {t('placed.nothing.text')}
    </EmptyState>
  );
}
