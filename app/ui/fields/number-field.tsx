import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { Icon } from '../icon.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { announceChange } from './change-value.ts';
import * as styles from './control.css.ts';
import { Field, useField, type FieldTexts } from './field.tsx';
import { useFormReset } from './use-form-reset.ts';
import { useSharedRef } from './use-shared-ref.ts';

export interface NumberFieldProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type'> {
  decreaseLabel: string;
  increaseLabel: string;
}

/** A number with a button on either side; the arrow keys do the same. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(
  function NumberField(props, given) {
    const { frame, control } = useField(props);
    const { decreaseLabel, increaseLabel, onInput, ...input } = control;
    const own = useSharedRef(given);
    const { min, max } = input;
    const [ends, setEnds] = useState(() => endsOf(input.value ?? input.defaultValue, min, max));
    const readEnds = () => setEnds(endsOf(own.current?.value, min, max));
    useFormReset(own, readEnds);
    const step = (direction: 'stepDown' | 'stepUp') => {
      if (!own.current) return;
      own.current[direction]();
      announceChange(own.current);
    };
    const canStep = useHydrated() && !input.readOnly;
    const stepper = (direction: 'stepDown' | 'stepUp', label: string) =>
      canStep ? (
        <button
          type="button"
          // The keyboard has the arrow keys, so it need not stop here.
          tabIndex={-1}
          className={styles.inner}
          aria-label={label}
          aria-controls={input.id}
          disabled={input.disabled || ends[direction]}
          onClick={() => step(direction)}
        >
          <Icon name={direction === 'stepDown' ? 'minus' : 'plus'} />
        </button>
      ) : null;
    return (
      <Field {...frame}>
        <div className={styles.box}>
          {stepper('stepDown', decreaseLabel)}
          <input
            inputMode="numeric"
            autoComplete="off"
            {...input}
            ref={own}
            type="number"
            className={`${styles.number} ${canStep ? styles.centred : ''}`}
            onInput={(event) => {
              readEnds();
              onInput?.(event);
            }}
          />
          {stepper('stepUp', increaseLabel)}
        </div>
      </Field>
    );
  },
);

interface Ends {
  stepDown: boolean;
  stepUp: boolean;
}

type Written = string | number | readonly string[] | undefined;

/** Whether the value has arrived at the least or the most it may be. */
function endsOf(value: Written, min: Written, max: Written): Ends {
  const at = Number(value || NaN);
  return { stepDown: at <= Number(min || NaN), stepUp: at >= Number(max || NaN) };
}
