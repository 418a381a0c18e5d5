import {
  forwardRef,
  useId,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactNode,
} from 'react';
import * as styles from './choice.css.ts';
import { field as fieldClass, required as requiredClass } from './field.css.ts';
import { FieldGroup, FieldNotes, useField, type FieldTexts } from './field.tsx';

export interface CheckboxProps
  extends
    Omit<FieldTexts, 'hideLabel' | 'mark'>,
    Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type'> {}

/** Yes or no, with all that a person agrees to beside it. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  return <Tick {...props} inner={ref} className={styles.checkbox} row={styles.choice} />;
});

/** Something that is on or off, as in settings. */
export const Switch = forwardRef<HTMLInputElement, CheckboxProps>(function Switch(props, ref) {
  return (
    <Tick {...props} inner={ref} role="switch" className={styles.toggle} row={styles.settingRow} />
  );
});

interface TickProps extends CheckboxProps {
  inner: ForwardedRef<HTMLInputElement>;
  className: string;
  row: string;
}

function Tick({ inner, className, row, ...props }: TickProps) {
  const { frame, control } = useField(props);
  const { role } = control;
  const input = <input {...control} ref={inner} type="checkbox" className={className} />;
  return (
    <div className={fieldClass}>
      <label className={row}>
        {role === 'switch' ? null : input}
        <span className={frame.required ? requiredClass : undefined}>{frame.label}</span>
        {role === 'switch' ? input : null}
      </label>
      <FieldNotes {...frame} />
    </div>
  );
}

/** One of the answers to choose from. */
export interface Choice {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the first line of a card, such as a price. */
  aside?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface ChoiceGroupProps extends FieldTexts {
  id?: string | undefined;
  name: string;
  form?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  choices: readonly Choice[];
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
}

export interface CheckboxGroupProps extends ChoiceGroupProps {
  defaultValue?: readonly string[] | undefined;
  /** Short ones stand beside each other where there is room. */
  inColumns?: boolean;
}

/** As many of several as a person likes; sent under one name. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { frame, control } = useField(props);
  const { choices, defaultValue = [], name, form, disabled, inColumns } = control;
  return (
    <FieldGroup {...frame} wiring={control} className={inColumns ? styles.columns : styles.list}>
      {choices.map((choice, index) => (
        <ChoiceLine key={choice.value} {...choice}>
          {(words) => (
            <input
              {...words}
              type="checkbox"
              // What leads to the field by its id ends up at its first answer.
              id={index === 0 ? control.id : undefined}
              name={name}
              form={form}
              value={choice.value}
              defaultChecked={defaultValue.includes(choice.value)}
              disabled={disabled || choice.disabled}
              aria-invalid={control['aria-invalid']}
              className={styles.checkbox}
            />
          )}
        </ChoiceLine>
      ))}
    </FieldGroup>
  );
}

interface ChoiceLineProps extends Choice {
  children: (words: Wording) => ReactNode;
}

interface Wording {
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
}

/** A description is said after the name, not as a part of it. */
export function ChoiceLine({ label, description, children }: ChoiceLineProps) {
  const id = useId();
  return (
    <label className={styles.choice}>
      {children(wordingOf(id, Boolean(description)))}
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {description ? (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        ) : null}
      </span>
    </label>
  );
}

export function wordingOf(id: string, hasDescription: boolean): Wording {
  return {
    'aria-labelledby': hasDescription ? `${id}-label` : undefined,
    'aria-describedby': hasDescription ? `${id}-description` : undefined,
  };
}
