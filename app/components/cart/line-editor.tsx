import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { quantityHint } from '#core/catalogue/services/quantity.pure.ts';
import type { CartAnswer } from '#app/lib/cart/cart-answer.ts';
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
  const { form, onQuantity, onSubtotal } = useLineCost(line);
  if (!service) return null;
  const rule = {
    min_quantity: service.min,
    max_quantity: service.max,
    quantity_step: service.step,
  };
  const { min, max } = quantityHint(rule);
  const intent = `save:${line.id}`;
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
          hint={t('limits', { min: numbers.count(min), max: numbers.count(max) })}
          decreaseLabel={t('forms:decrease')}
          increaseLabel={t('forms:increase')}
          {...{ min, max, step: service.step }}
          defaultValue={refused?.typed.quantity ?? line.quantity}
          errors={refused ? [refused.problem] : undefined}
          onInput={({ currentTarget }) => onQuantity(currentTarget.value)}
        />
        <MoneyField
          name="subtotal"
          label={t('subtotal')}
          prefix={numbers.sign}
          defaultValue={refused?.typed.subtotal ?? line.written}
          maxLength={30}
          onInput={({ currentTarget }) => onSubtotal(currentTarget.value)}
        />
      </FormColumns>
      <input type="hidden" name="subtotal_was" defaultValue={line.written} />
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
    </fetcher.Form>
  );
}
