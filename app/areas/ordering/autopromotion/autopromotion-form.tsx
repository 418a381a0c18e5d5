import { Form } from '@remix-run/react';
import { useRef, type Dispatch } from 'react';
import * as checkoutStyles from '#app/components/checkout/checkout.css.ts';
import { Price } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { OrderPolicy } from '#app/components/order-policy.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useAnswerFocus } from '#app/forms/use-answer-focus.ts';
import * as lineStyles from '#app/areas/ordering/orders-create/orders-create.css.ts';
import { UnscriptedButton } from '#app/areas/ordering/orders-create/intent-button.tsx';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from './autopromotion.css.ts';
import { ChannelFields } from './channel-fields.tsx';
import type { Offer, PublicationCost } from './offer.ts';
import { PaymentFields } from './payment-fields.tsx';
import { SubscriptionBill } from './subscription-bill.tsx';
import {
  chosenIn,
  FIELD,
  MOST_POSTS,
  TYPES,
  type FormStep,
  type SubscriptionForm,
} from './subscription-form.ts';
import type { SubscriptionPage } from './subscription-page.server.ts';
import type { SubscriptionProblems } from './subscription-problems.ts';
import { TypeFields } from './type-fields.tsx';
import { useSubscription } from './use-subscription.ts';

interface AutopromotionFormProps {
  page: SubscriptionPage;
  problems?: SubscriptionProblems | undefined;
  /** What to do, where nothing is wrong. */
  notice?: string | undefined;
}

/** A subscription to a channel: what each new post gets, how it is paid, and what it comes to. */
export function AutopromotionForm({ page, problems = {}, notice }: AutopromotionFormProps) {
  const { t } = useTranslation('autopromotion');
  const element = useRef<HTMLFormElement>(null);
  const made = useSubscription(page, element);
  const { form, offer, cost, dispatch } = made;
  const { payer } = page;
  const shown = { form, offer, problems, change: dispatch };
  return (
    <Form
      method="post"
      ref={element}
      className={lineStyles.form}
      preventScrollReset
      onChange={({ target }) => {
        // Of cards to choose from, none is told by itself.
        if (target instanceof HTMLInputElement && target.name === FIELD.payment) {
          dispatch({ kind: 'set', part: { payment: target.value } });
        }
      }}
    >
      <PageStyle css={page.css} />
      {/* What is pressed by Enter: the first button of a form, whatever it is for. */}
      <button type="submit" name="intent" value={payer ? 'order' : 'log-in'} hidden tabIndex={-1} />
      <input type="hidden" name="key" value={page.key} />
      <input type="hidden" name="quoted" value={cost?.of ?? ''} />
      <input type="hidden" name="expected" value={cost?.perPost ?? ''} />
      <Stack gap={5}>
        <Summary problems={problems} notice={notice} />
        <ChannelFields {...shown} networks={page.networks} />
        <TypesCard {...shown} cost={cost} isReading={made.isReading} />
        <LimitCard {...shown} />
      </Stack>
      <div className={checkoutStyles.beside}>
        <Card title={payer ? t('payment.title') : t('cost.title')} headingLevel={2}>
          <FormStack>
            {payer ? (
              <PaymentFields payer={payer} payment={form.payment} {...{ cost, problems }} />
            ) : null}
            <SubscriptionBill
              chosen={chosenIn(form, offer.types)}
              cost={cost}
              isAsking={made.isPricing}
            />
            <Actions isGuest={!payer} />
            <OrderPolicy policy={page.policy} />
          </FormStack>
        </Card>
      </div>
      <SubscriptionBar cost={cost} isAsking={made.isPricing} isGuest={!payer} />
    </Form>
  );
}

interface ShownProps {
  form: SubscriptionForm;
  offer: Offer;
  problems: SubscriptionProblems;
  change: Dispatch<FormStep>;
}

interface TypesCardProps extends ShownProps {
  cost: PublicationCost | undefined;
  /** Whether its channel is asked about. */
  isReading: boolean;
}

/** The types of services that the posts of the channel can get. */
function TypesCard({ form, offer, problems, change, cost, isReading }: TypesCardProps) {
  const { t } = useTranslation('autopromotion');
  const { types, countries } = offer;
  const wrong = problems[TYPES] ?? [];
  return (
    <Card title={t('services.title')} subtitle={t('services.text')} headingLevel={2}>
      <Stack
        gap={4}
        id={TYPES}
        tabIndex={-1}
        role="group"
        aria-label={t('services.title')}
        aria-busy={isReading}
      >
        {wrong.map((problem) => (
          <Alert key={problem} tone="danger">
            {problem}
          </Alert>
        ))}
        {types.map((type) => {
          const setting = form.settings.find(({ typeId }) => typeId === type.id);
          return setting ? (
            <TypeFields
              key={type.id}
              {...{ type, setting, countries, problems, change }}
              cost={cost?.services[setting.serviceId]?.cost}
            />
          ) : null;
        })}
        {types.length === 0 && isReading ? <SkeletonText lines={4} /> : null}
        {types.length === 0 && !isReading ? (
          <p className={styles.note}>
            {offer.url === '' ? t('services.later') : t('services.none')}
          </p>
        ) : null}
        {types.length === 0 ? (
          <UnscriptedButton intent="show">{t('services.show')}</UnscriptedButton>
        ) : null}
      </Stack>
    </Card>
  );
}

/** For how many posts it is. */
function LimitCard({ form, problems, change }: ShownProps) {
  const { t } = useTranslation(['autopromotion', 'ordering']);
  const numbers = useNumbers();
  // What is no number leaves what was there before.
  const valid = useRef(form.contentsLimit);
  return (
    <Card title={t('limit.title')} headingLevel={2}>
      <div className={styles.number}>
        <NumberField
          id={FIELD.limit}
          name={FIELD.limit}
          label={t('limit.label')}
          hint={t('limit.hint', { most: numbers.count(MOST_POSTS) })}
          decreaseLabel={t('ordering:quantity.less')}
          increaseLabel={t('ordering:quantity.more')}
          required
          min={1}
          max={MOST_POSTS}
          step={1}
          value={form.contentsLimit}
          errors={problems[FIELD.limit]}
          onFocus={() => {
            valid.current = form.contentsLimit;
          }}
          onChange={({ currentTarget }) =>
            change({ kind: 'set', part: { contentsLimit: currentTarget.value } })
          }
          onBlur={() => change({ kind: 'leftLimit', before: valid.current })}
        />
      </div>
    </Card>
  );
}

/** Who has no account yet is led to one, and comes back to the form as it stands. */
function Actions({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation(['autopromotion', 'payments']);
  return (
    <>
      {isGuest ? <Alert title={t('guest.title')}>{t('guest.text')}</Alert> : null}
      <FormActions>
        {isGuest ? (
          <>
            <span className={checkoutStyles.besideBar}>
              <SubmitButton name="intent" value="log-in" size="large" formNoValidate>
                {t('guest.login')}
              </SubmitButton>
            </span>
            <SubmitButton name="intent" value="register" tone="outline" formNoValidate>
              {t('guest.register')}
            </SubmitButton>
          </>
        ) : (
          <span className={checkoutStyles.besideBar}>
            <SubmitButton name="intent" value="order" size="large">
              {t('submit')}
            </SubmitButton>
          </span>
        )}
        <UnscriptedButton intent="show">{t('payments:recalculate')}</UnscriptedButton>
      </FormActions>
    </>
  );
}

interface SubscriptionBarProps {
  cost: PublicationCost | undefined;
  isAsking: boolean;
  isGuest: boolean;
}

/** What a post comes to and the button, in sight wherever somebody is in the form. */
function SubscriptionBar({ cost, isAsking, isGuest }: SubscriptionBarProps) {
  const { t } = useTranslation('autopromotion');
  return (
    <div className={checkoutStyles.bar}>
      <span className={checkoutStyles.barTotal} aria-busy={isAsking}>
        <span className={checkoutStyles.barLabel}>{t('cost.perPost')}</span>
        <strong>{cost ? <Price amount={cost.perPost} /> : '–'}</strong>
      </span>
      {isGuest ? (
        <SubmitButton name="intent" value="log-in" formNoValidate>
          {t('guest.login')}
        </SubmitButton>
      ) : (
        <SubmitButton name="intent" value="order">
          {t('submit')}
        </SubmitButton>
      )}
    </div>
  );
}

interface SummaryProps {
  problems: SubscriptionProblems;
  notice: string | undefined;
}

/** What keeps it from being begun, above the form; a form sent in vain leads there. */
function Summary({ problems, notice }: SummaryProps) {
  const { t } = useTranslation('forms');
  const place = useRef<HTMLDivElement>(null);
  const errors = Object.entries(problems).flatMap(([name, texts = []]) =>
    texts.map((text) => ({ text, fieldId: name === '' ? undefined : name })),
  );
  useAnswerFocus(place, errors.length > 0 ? problems : notice);
  if (errors.length > 0) return <ErrorSummary ref={place} title={t('failed')} errors={errors} />;
  if (notice === undefined) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Alert announce="now">{notice}</Alert>
    </div>
  );
}
