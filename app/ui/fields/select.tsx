import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Icon } from '../icon.tsx';
import * as styles from './control.css.ts';
import { Field, useField, type FieldTexts } from './field.tsx';
import { groupOptions, type Option } from './options.ts';

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'select'>, 'className' | 'multiple'> {
  options: readonly Option[];
  /** Stands for having chosen nothing yet. */
  placeholder?: string | undefined;
}

/** The list of the system, which every phone knows best how to show. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { frame, control } = useField(props);
  const { options, placeholder, ...select } = control;
  return (
    <Field {...frame}>
      <div className={styles.box}>
        <select {...select} ref={ref} className={styles.select}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          <OptionList options={options} />
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={16} />
        </span>
      </div>
    </Field>
  );
});

export function OptionList({ options }: { options: readonly Option[] }) {
  return groupOptions(options).map(({ name, options: members }, index) => {
    const list = members.map(({ value, label, disabled }) => (
      <option key={value} value={value} disabled={disabled}>
        {label}
      </option>
    ));
    return name === undefined ? (
      list
    ) : (
      <optgroup key={index} label={name}>
        {list}
      </optgroup>
    );
  });
}
