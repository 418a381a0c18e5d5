import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  positionOf,
  quantityAt,
  quantityByKey,
  SLIDER_END,
} from '#core/ordering/form/quantity-slider.pure.ts';
import { parseQuantity, quantityHint } from '#core/catalogue/services/quantity.pure.ts';
import { lineField } from '#app/lib/order-form/form-entries.ts';
import type { FormService } from '#app/lib/order-form/known.ts';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { range } from '#app/ui/fields/slider.css.ts';
import * as styles from './orders-create.css.ts';
import { controlId, useLine } from './order-context.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

interface QuantityFieldProps {
  at: number;
  service: FormService;
}

/** How much of it; what is typed is made one that is sold as soon as the field is left. */
export function QuantityField({ at, service }: QuantityFieldProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('ordering');
  const { line, errors, change } = useLine(at);
  const [typed, setTyped] = useState<string>();
  const { min, max } = quantityHint(service);
  const step = service.quantity_step;
  const set = (quantity: number) => change({ kind: 'plain', line: at, part: { quantity } });
  const limits = { min: numbers.count(min), max: numbers.count(max) };
  const hint =
    step > 1
      ? t('quantity.step', { ...limits, step: numbers.count(step) })
      : t('quantity.limits', limits);
  return (
    <Stack gap={2}>
      <NumberField
        id={controlId(at, 'quantity')}
        name={lineField(at, 'quantity')}
        label={line.isDripFeed ? t('quantity.ofRun') : t('quantity.label')}
        hint={service.isCalculable ? `${t('quantity.counted')} ${hint}` : hint}
        decreaseLabel={t('quantity.less')}
        increaseLabel={t('quantity.more')}
        readOnly={service.isCalculable}
        min={min}
        max={max}
        step={step}
        value={typed ?? line.quantity}
        errors={errors?.quantities[0]}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          set(parseQuantity(currentTarget.value) || min);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {service.isCalculable || min === max ? null : (
        <input
          type="range"
          className={`${range} ${styles.slider}`}
          aria-label={t('quantity.slider')}
          aria-valuetext={numbers.count(line.quantity)}
          min={0}
          max={SLIDER_END}
          step={0.5}
          value={positionOf(line.quantity, service)}
          onChange={({ currentTarget }) => {
            setTyped(undefined);
            set(quantityAt(currentTarget.valueAsNumber, service));
          }}
          onKeyDown={(event) => {
            const next = quantityByKey(event.key, line.quantity, service);
            if (next === undefined) return;
            event.preventDefault();
            setTyped(undefined);
            set(next);
          }}
        />
      )}
    </Stack>
  );
}
