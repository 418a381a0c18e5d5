import type { ReactNode } from 'react';
import * as styles from './form.css.ts';

interface Children {
  children: ReactNode;
}

/** Fields one below the other. */
export function FormStack({ children }: Children) {
  return <div className={styles.stack}>{children}</div>;
}

/** Short fields that belong together, two in a row where there is room. */
export function FormColumns({ children }: Children) {
  return <div className={styles.columns}>{children}</div>;
}

/** What can be done with the form, the meant action first. */
export function FormActions({ children }: Children) {
  return <div className={styles.actions}>{children}</div>;
}

interface FormSectionProps extends Children {
  title: ReactNode;
  hint?: ReactNode;
}

/** A part of a long form, under its own name. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.sectionTitle}>{title}</legend>
      {hint ? <p className={styles.sectionHint}>{hint}</p> : null}
      <div className={styles.sectionBody}>{children}</div>
    </fieldset>
  );
}

interface InlineFieldsProps extends Children {
  /** The button at the end of the row. */
  action: ReactNode;
}

/** A form of one line, such as a search. */
export function InlineFields({ action, children }: InlineFieldsProps) {
  return (
    <div className={styles.inline}>
      <div className={styles.inlineField}>{children}</div>
      {action}
    </div>
  );
}
