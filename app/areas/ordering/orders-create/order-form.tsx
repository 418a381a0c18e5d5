import { Form } from '@remix-run/react';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { OrderForm as FormState } from '#core/ordering/form/order-groups.pure.ts';
import type { OrderType } from '#core/ordering/form/order-query.pure.ts';
import { appSource, displayModeOf } from '#app/lib/install/display-mode.ts';
import type { CheckoutAnswer } from '#app/lib/checkout/checkout-answer.server.ts';
import { ACTIVE_LINE, MOST_FORM_LINES } from '#app/lib/order-form/form-entries.ts';
import { orderedLines, shownLines, type OrderedLine } from '#app/lib/order-form/ordered-lines.ts';
import type { FormNetwork } from '#app/lib/order-form/known.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { IntentButton, UnscriptedButton } from './intent-button.tsx';
import { intentChange } from './intent-change.ts';
import { LineProblemsSummary } from './line-problems.tsx';
import { OrderContext, type LineProblems, type OrderModel } from './order-context.ts';
import { OrderGroup } from './order-group.tsx';
import type { OrderPage } from './order-page.server.ts';
import * as styles from './orders-create.css.ts';
import { RefusedCheckout } from './refused-checkout.tsx';
import { useGradeDiscount } from '#app/components/use-grade-discount.ts';
import { useLinks } from './use-links.ts';
import { useMissing } from './use-missing.ts';
import { useOrderForm } from './use-order-form.ts';

export const ORDER_FORM = 'order-form';

interface OrderFormProps {
  page: OrderPage;
  asked: string;
  answered: OrderPage | undefined;
  networks: readonly FormNetwork[];
  type: OrderType;
  guaranteeShare: number;
  /** All below each other, with what few people change out of the way. */
  isCompact: boolean;
  problems: LineProblems;
  hasCart: boolean;
  /** What the checkout beside it was answered. */
  checkout: CheckoutAnswer | undefined;
  /** The line whose network the server has found another one for. */
  switched: number | undefined;
  children: (beside: BesideLines) => ReactNode;
}

/** What whoever stands beside the lines knows of them. */
interface BesideLines {
  /** As they are now. */
  lines: OrderedLine[];
  /** As the server has seen them last. */
  quoted: OrderedLine[];
}

/** The lines of an order, filled in step by step with a script or without. */
export function OrderForm({ networks, type, problems, children, ...given }: OrderFormProps) {
  const { t } = useTranslation('ordering');
  const element = useRef<HTMLFormElement>(null);
  const grade = useGradeDiscount()?.share ?? 0;
  const { state, dispatch } = useOrderForm({ ...given, networks, element });
  useMissing(state, dispatch);
  const links = useLinks(state, dispatch);
  const { form, known } = state;
  const model: OrderModel = {
    ...state,
    ...links,
    ...{ type, problems, change: dispatch },
    ...{ shares: { guarantee: given.guaranteeShare, grade }, isCompact: given.isCompact },
    switched: links.switched ?? given.switched,
  };

  /** What the form can do by itself needs no server. */
  function changeInPlace(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent; // Of a form, it always is one.
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const change = intentChange(intent, form);
    if (change === undefined) return dispatch({ kind: 'send' });
    event.preventDefault();
    if (change) dispatch(change);
  }

  const shown = new Set(shownLines(form, type));
  const groups = shownGroups(form, shown);
  const lines = orderedLines(visible(form, shown), known);
  const quoted = linesOf(given.answered ?? given.page, type, networks);
  const canAdd = type !== 'single' && form.lines.length < MOST_FORM_LINES;
  return (
    <OrderContext.Provider value={model}>
      <Form
        id={ORDER_FORM}
        ref={element}
        method="post"
        className={given.isCompact ? styles.compactForm : styles.form}
        noValidate
        preventScrollReset
        onSubmit={changeInPlace}
      >
        {/* What Enter presses: nothing is removed and nothing is paid by it. */}
        <button type="submit" name="intent" value="recalculate" hidden />
        <input type="hidden" name={ACTIVE_LINE} value={form.activeLine} />
        <LaunchField />
        <Stack gap={5}>
          <Refusals checkout={given.checkout} />
          {groups.map(({ group, places }, index) => (
            <OrderGroup
              key={group}
              {...{ group, places }}
              number={groups.length > 1 ? index + 1 : undefined}
            />
          ))}
          <Row wraps gap={3}>
            {canAdd ? (
              <IntentButton intent="add" tone="outline">
                {t('order.add')}
              </IntentButton>
            ) : null}
            <CartButton isShown={given.hasCart && lines.length > 0} />
            <UnscriptedButton intent="recalculate">{t('order.continue')}</UnscriptedButton>
          </Row>
        </Stack>
        {children({ lines, quoted })}
      </Form>
    </OrderContext.Provider>
  );
}

/** What keeps it from being ordered, above all of it. */
function Refusals({ checkout }: Pick<OrderFormProps, 'checkout'>) {
  return (
    <>
      <RefusedCheckout answer={checkout} formId={ORDER_FORM} />
      <LineProblemsSummary />
    </>
  );
}

function shownGroups({ groups }: FormState, shown: ReadonlySet<number>) {
  return groups.flatMap((all, group) => {
    const places = all.filter((at) => shown.has(at));
    return places.length > 0 ? [{ group, places }] : [];
  });
}

/** The lines of a page as the server has made it. */
function linesOf({ form, services }: OrderPage, type: OrderType, networks: readonly FormNetwork[]) {
  const shown = visible(form, new Set(shownLines(form, type)));
  return orderedLines(shown, { networks, services });
}

function visible(form: FormState, shown: ReadonlySet<number>): FormState {
  return { ...form, lines: form.lines.filter((_, at) => shown.has(at)) };
}

function CartButton({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('ordering');
  return isShown ? (
    <IntentButton intent="cart" tone="outline">
      {t('cart.add')}
    </IntentButton>
  ) : null;
}

/** Whether the panel runs as an app, which only a script can tell. */
function LaunchField() {
  const isHydrated = useHydrated();
  return <input type="hidden" name="launch" value={isHydrated ? launchOf(navigator) : ''} />;
}

function launchOf(device: Navigator & { standalone?: boolean }): string {
  const matches = (query: string) => matchMedia(query).matches;
  const kept = displayModeOf({ matches, standalone: device.standalone });
  const { userAgent, maxTouchPoints } = device;
  return appSource({ kept, userAgent, maxTouchPoints }) ?? '';
}
