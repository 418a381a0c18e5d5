import type { ReactNode } from 'react';
import { Columns } from '../layout/columns.tsx';
import { Stack } from '../layout/stack.tsx';
import * as styles from './form.css.ts';

interface Children {
  children: ReactNode;
}

/** Fields one below the other. */
export function FormStack({ children }: Children) {
  return (
    <Stack gap={5} className={styles.stack}>
      {children}
    </Stack>
  );
}

/** Short fields that belong together, two in a row where there is room. */
export function FormColumns({ children }: Children) {
  return (
    <Columns gap={5} twoFrom="tablet" align="start">
      {children}
    </Columns>
  );
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
      <Stack gap={5} className={styles.sectionBody}>
        {children}
      </Stack>
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
