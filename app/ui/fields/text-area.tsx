import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import * as styles from './control.css.ts';
import { Field, useField, type FieldTexts } from './field.tsx';

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'textarea'>, 'className'> {}

/** Several lines; it grows with them where the browser can. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(
  function TextArea(props, ref) {
    const { frame, control } = useField(props);
    return (
      <Field {...frame}>
        <div className={styles.box}>
          <textarea {...control} ref={ref} className={styles.area} />
        </div>
      </Field>
    );
  },
);
