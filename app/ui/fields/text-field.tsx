import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import * as styles from './control.css.ts';
import { Field, useField, type FieldTexts } from './field.tsx';

type TextType = 'text' | 'email' | 'search' | 'tel' | 'url' | 'date' | 'datetime-local';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'prefix' | 'type'> {
  type?: TextType | undefined;
  /** Stands within the box before what is written: an icon, a protocol. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** One line of text. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const { frame, control } = useField(props);
    const { prefix, suffix, type = 'text', ...input } = control;
    return (
      <Field {...frame}>
        <div className={styles.box}>
          {prefix ? <span className={styles.affix}>{prefix}</span> : null}
          <input {...HABITS[type]} {...input} ref={ref} type={type} className={styles.input} />
          {suffix ? <span className={styles.affix}>{suffix}</span> : null}
        </div>
      </Field>
    );
  },
);

/** What nobody wants a phone to correct. */
const ADDRESS = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

const HABITS: Readonly<Record<TextType, ComponentPropsWithoutRef<'input'>>> = {
  text: {},
  search: { enterKeyHint: 'search' },
  email: { ...ADDRESS, autoComplete: 'email', inputMode: 'email' },
  tel: { autoComplete: 'tel', inputMode: 'tel' },
  url: { ...ADDRESS, inputMode: 'url' },
  date: {},
  'datetime-local': {},
};

export interface MoneyFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {}

/** An amount as decimal text: what was typed goes to the server as it is, not through a float. */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(
  function MoneyField(props, ref) {
    const { frame, control } = useField(props);
    const { prefix, suffix, ...input } = control;
    return (
      <Field {...frame}>
        <div className={styles.box}>
          {prefix ? <span className={styles.affix}>{prefix}</span> : null}
          <input
            autoComplete="off"
            {...input}
            ref={ref}
            type="text"
            inputMode="decimal"
            className={`${styles.input} ${styles.figures}`}
          />
          {suffix ? <span className={styles.affix}>{suffix}</span> : null}
        </div>
      </Field>
    );
  },
);
