import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { quantityHint } from '#core/catalogue/services/quantity.pure.ts';
import type { CartAnswer, LineProblem } from '#app/lib/cart/cart-answer.ts';
import type { CartLineData } from '#app/lib/cart/cart-data.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { MoneyField } from '#app/ui/fields/text-field.tsx';
import { FormActions, FormColumns } from '#app/ui/form/form-layout.tsx';
import { ButtonLink } from '../button-link.tsx';
import * as styles from './cart.css.ts';
import type { CartFetcher } from './cart-groups.tsx';
import { useLineCost } from './use-line-cost.ts';
import { useNumbers } from '../use-numbers.ts';

interface LineEditorProps {
  line: CartLineData;
  refused: Extract<CartAnswer, { kind: 'line' }> | undefined;
  fetcher: CartFetcher;
  onCancel: () => void;
}

/** Quantity and subtotal of a line: each follows the other, and the one that was typed last counts. */
export function LineEditor({ line, refused, fetcher, onCancel }: LineEditorProps) {
  const numbers = useNumbers();
  const { t } = useTranslation(['cart', 'forms']);
  const { service } = line;
  const { form, wrong, onQuantity, onSubtotal } = useLineCost(line, refused);
  // A quantity that is not sold has no price.
  const [written] = useState(refused?.field === 'quantity' ? '' : line.amount);
  if (!service) return null;
  const rule = {
    min_quantity: service.min,
    max_quantity: service.max,
    quantity_step: service.step,
  };
  const { min, max } = quantityHint(rule);
  const { step } = service;
  const limits = { min: numbers.count(min), max: numbers.count(max) };
  const errorsOf = (field: LineProblem['field']) =>
    wrong?.field === field ? [wrong.problem] : undefined;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={pagePath('cart')}
      className={styles.editor}
      noValidate
    >
      <FormColumns>
        <NumberField
          name="quantity"
          label={t('quantity')}
          hint={
            step > 1 ? t('step', { ...limits, step: numbers.count(step) }) : t('limits', limits)
          }
          decreaseLabel={t('forms:decrease')}
          increaseLabel={t('forms:increase')}
          {...{ min, max, step }}
          defaultValue={refused?.typed.quantity ?? line.quantity}
          errors={errorsOf('quantity')}
          onInput={({ currentTarget }) => onQuantity(currentTarget.value)}
        />
        <MoneyField
          name="subtotal"
          label={t('subtotal')}
          prefix={numbers.sign}
          defaultValue={refused?.field === 'subtotal' ? refused.typed.subtotal : written}
          errors={errorsOf('subtotal')}
          maxLength={30}
          onInput={({ currentTarget }) => onSubtotal(currentTarget.value)}
        />
      </FormColumns>
      <input type="hidden" name="subtotal_was" defaultValue={written} />
      <Actions intent={`save:${line.id}`} {...{ fetcher, onCancel }} />
    </fetcher.Form>
  );
}

interface ActionsProps extends Pick<LineEditorProps, 'fetcher' | 'onCancel'> {
  intent: string;
}

function Actions({ intent, fetcher, onCancel }: ActionsProps) {
  const { t } = useTranslation('cart');
  return (
    <FormActions>
      <SubmitButton
        name="intent"
        value={intent}
        size="small"
        busy={fetcher.formData?.get('intent') === intent || undefined}
      >
        {t('save')}
      </SubmitButton>
      <ButtonLink
        to={pagePath('cart')}
        tone="quiet"
        size="small"
        onClick={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      >
        {t('cancel')}
      </ButtonLink>
    </FormActions>
  );
}
