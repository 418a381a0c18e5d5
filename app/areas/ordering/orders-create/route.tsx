import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  useLocation,
  type ClientActionFunctionArgs,
} from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { parseOrderQuery, type OrderType } from '#core/ordering/form/order-query.pure.ts';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { CheckoutPanel } from '#app/components/checkout/checkout-panel.tsx';
import { SendAgain } from '#app/components/checkout/send-again.tsx';
import { WidgetMinimum } from '#app/components/checkout/widget-minimum.tsx';
import { UnreachedNotice } from '#app/components/checkout/unreached-notice.tsx';
import { useReached } from '#app/components/checkout/use-reached.ts';
import { PageHeader } from '#app/components/page-header.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { leaveCart } from '#app/lib/cart/cart-lines.server.ts';
import { keepingForm } from '#app/lib/checkout/unreached.server.ts';
import { orUnreached, unlessUnreached } from '#app/lib/checkout/unreached.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { guardForm } from '#app/lib/forms/guard-form.server.ts';
import { isOfferedRoute } from '#app/lib/pages/offered-pages.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FailedState } from '#app/components/failed-state.tsx';
import { leaveForFunds } from '#app/lib/order-form/kept-form.server.ts';
import { widgetIn } from '#app/lib/widget-frame/widget-token.ts';
import { ATTEMPT } from '#app/lib/order-form/attempt.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { answerForm } from './answer-form.server.ts';
import { answerSubscription } from '#app/areas/ordering/autopromotion/answer-subscription.server.ts';
import { AutopromotionForm } from '#app/areas/ordering/autopromotion/autopromotion-form.tsx';
import { openedSubscription } from '#app/areas/ordering/autopromotion/opened-subscription.server.ts';
import { openedOrder } from './opened-order.server.ts';
import { FramedOrderDone, FramedPaid, FrameFooter } from './framed-parts.tsx';
import { tellFramedPaid } from './framed-order.server.ts';
import { ORDER_FORM, OrderForm } from './order-form.tsx';
import { sourceOf } from './order-source.server.ts';
import { OrderTypes } from './order-types.tsx';
import { useAttempt } from './use-attempt.ts';

export const handle = {
  i18n: [
    'ordering',
    'asked',
    'autopromotion',
    'checkout',
    'payments',
    'responsible',
    'forms',
    'widget',
  ],
};

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageHead(page?.text);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const address = new URL(request.url).searchParams;
  const { frame } = context;
  const type = typeIn(address, context);
  const isSubscription = type === 'autopromotion';
  return {
    order: isSubscription ? undefined : await openedOrder(context, address, type),
    subscription: isSubscription ? await openedSubscription(context, address) : undefined,
    hasSubscriptions: hasSubscriptions(context),
    type,
    widget: frame?.token,
    panelName: context.instance.settings.panelName,
    text: pageText(context, 'orders-create'),
    banners: frame ? [] : routeBanners(context, 'orders-create', address),
    guaranteeShare: context.instance.settings.guaranteeChargePercent,
    isCompact:
      frame !== undefined ||
      (type === 'single' && context.instance.settings.singleOrderDesign === 'compact'),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  guardForm(form);
  const address = new URL(request.url).searchParams;
  const query = parseOrderQuery(address);
  const { frame } = context;
  const type = typeIn(address, context);
  return keepingForm(context, form, async () => {
    if (frame && form.get('intent') === 'paid') return tellFramedPaid(context, form, frame);
    if (!frame && form.get('intent') === 'add-funds') {
      return leaveForFunds(context, form, {
        path: pagePath('orders/create'),
        query: stayingIn(address),
      });
    }
    if (type === 'autopromotion') {
      const answer = await answerSubscription(context, form);
      if (answer instanceof Response) return answer;
      return data({ subscription: answer }, { status: answer.status });
    }
    const step = await answerForm(context, {
      form,
      type,
      source: sourceOf(form, { ...query, type }),
      widget: widgetIn(address),
    });
    const isOver = 'leadsTo' in step || step.answer.cart !== undefined;
    // What was taken out of the cart to be changed has come back to it, or is ordered.
    if (isOver && !frame) await leaveCart(context, query.cartLine);
    if ('leadsTo' in step) return step.leadsTo;
    // Without a script the page must not put them into the cart again when it is loaded anew.
    const isDone = step.answer.cart !== undefined;
    if (isDone && request.headers.get('sec-fetch-dest') !== 'empty')
      return redirect(pagePath('cart'), 303);
    return data(step.answer, { status: step.status });
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orUnreached(() => serverAction<typeof action>());
}

export const shouldRevalidate = unlessUnreached;

export default function OrdersCreate() {
  const { order, subscription, hasSubscriptions, ...page } = useLoaderData<typeof loader>();
  const { text, banners, type, widget, panelName, ...shown } = page;
  const { answer: said, isLost, resend } = useReached(useActionData<typeof action>());
  const answer = said && 'page' in said ? said : undefined;
  const begun = said && 'subscription' in said ? said.subscription : undefined;
  const { search } = useLocation();
  const { t } = useTranslation('ordering');
  const attempt = useAttempt(order?.checkout.attempt, answer?.checkout?.key);
  const isFramed = widget !== undefined;
  if (said && 'told' in said) return <FramedPaid {...said} />;
  if (answer?.placed) return <FramedOrderDone placed={answer.placed} />;
  return (
    <>
      {order ? <PageStyle css={order.css} /> : null}
      <PageHeader title={text.title} {...(!isFramed && { lead: text.metaDescription })} />
      {banners.map((banner) => (
        <BannerPlace key={banner.key} place={banner.place} banners={[banner]} />
      ))}
      <Stack gap={6}>
        {isFramed ? null : <OrderTypes {...{ type, search, hasSubscriptions }} />}
        <WidgetMinimum minimum={order?.checkout.minimum} />
        {order?.isLost && !answer ? (
          <Alert tone="warning" title={t('lost.title')}>
            {t('lost.text')}
          </Alert>
        ) : null}
        {order?.movedTo === undefined || answer ? null : (
          <Alert tone="info">{t('moved', { service: order.movedTo })}</Alert>
        )}
        {answer?.cart === undefined ? null : <AddedToCart />}
        {isLost && !resend ? <UnreachedNotice /> : null}
        {resend ? (
          <SendAgain sent={resend.sent} />
        ) : type === 'autopromotion' && subscription ? (
          // What was answered takes the place of what stood there.
          <AutopromotionForm key={begun?.id ?? 'opened'} page={subscription} {...begun} />
        ) : order ? (
          <OrderForm
            {...{ page: order.page, networks: order.networks, type, ...shown }}
            hasCart={!isFramed}
            asked={askedBy(search)}
            answered={answer?.page}
            checkout={answer?.checkout}
            problems={answer?.problems ?? {}}
            switched={answer?.switched}
          >
            {(lines) => (
              <CheckoutPanel
                formId={ORDER_FORM}
                checkout={{
                  ...order.checkout,
                  attempt: attempt ?? order.checkout.attempt,
                }}
                answer={answer?.checkout}
                hasBar={!isFramed}
                {...lines}
              />
            )}
          </OrderForm>
        ) : (
          <Failed search={search} />
        )}
        {isFramed ? <FrameFooter {...{ widget, panelName }} /> : null}
      </Stack>
    </>
  );
}

const hasSubscriptions = ({ instance }: AppLoadContext) =>
  isOfferedRoute('subscriptions', instance.settings);

/** In a frame, one service is ordered at a time. */
function typeIn(address: URLSearchParams, context: AppLoadContext): OrderType {
  const { type } = parseOrderQuery(address);
  const isLost = type === 'autopromotion' && !hasSubscriptions(context);
  return context.frame || isLost ? 'single' : type;
}

/** What an address says of more than the lines, which stand in the form. */
function stayingIn(address: URLSearchParams): URLSearchParams {
  const names = ['type', 'source', 'cartLine', 'widget'];
  return new URLSearchParams([...address].filter(([name]) => names.includes(name)));
}

/** What an address says of the order itself. */
function askedBy(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('type');
  query.delete(ATTEMPT);
  return query.toString();
}

function Failed({ search }: { search: string }) {
  const { t } = useTranslation('ordering');
  return (
    <FailedState
      title={t('failed.title')}
      again={{ to: `${pagePath('orders/create')}${search}`, text: t('failed.again') }}
    >
      {t('failed.text')}
    </FailedState>
  );
}

function AddedToCart() {
  const { t } = useTranslation('ordering');
  return (
    <Alert
      tone="success"
      title={t('cart.added')}
      announce="next"
      actions={
        <ButtonLink to={pagePath('cart')} tone="outline" size="small">
          {t('cart.open')}
        </ButtonLink>
      }
    />
  );
}
