import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { Icon } from '../icon.tsx';
import { useHydrated } from '../use-hydrated.ts';
import * as styles from './control.css.ts';
import { Field, useField, type FieldTexts } from './field.tsx';

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type'> {
  /** What the button says that shows the password; pressed, it hides it again. */
  revealLabel: string;
}

export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const { frame, control } = useField(props);
    const { revealLabel, ...input } = control;
    const [isShown, setShown] = useState(false);
    return (
      <Field {...frame}>
        <div className={styles.box}>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            ref={ref}
            type={isShown ? 'text' : 'password'}
            className={styles.input}
          />
          {useHydrated() && !input.disabled ? (
            <button
              type="button"
              className={styles.inner}
              aria-label={revealLabel}
              aria-pressed={isShown}
              aria-controls={input.id}
              title={revealLabel}
              onClick={() => setShown(!isShown)}
            >
              <Icon name={isShown ? 'eye-off' : 'eye'} />
            </button>
          ) : null}
        </div>
      </Field>
    );
  },
);
