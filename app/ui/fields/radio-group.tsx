import { useId } from 'react';
import { ChoiceLine, wordingOf, type Choice, type ChoiceGroupProps } from './checkbox.tsx';
import * as styles from './choice.css.ts';
import { FieldGroup, useField } from './field.tsx';

export interface RadioGroupProps extends ChoiceGroupProps {
  defaultValue?: string | undefined;
}

/** One of several, all of them in view. */
export function RadioGroup(props: RadioGroupProps) {
  const { frame, control } = useField(props);
  return (
    <FieldGroup {...frame} role="radiogroup" wiring={control} className={styles.list}>
      {control.choices.map((choice, index) => (
        <ChoiceLine key={choice.value} {...choice}>
          {(words) => (
            <input {...radioProps(control, choice, index)} {...words} className={styles.radio} />
          )}
        </ChoiceLine>
      ))}
    </FieldGroup>
  );
}

/** The same as cards, for choices that need words, a price or a picture to choose by. */
export function RadioCards(props: RadioGroupProps) {
  const { frame, control } = useField(props);
  return (
    <FieldGroup {...frame} role="radiogroup" wiring={control} className={styles.cards}>
      {control.choices.map((choice, index) => (
        <RadioCard key={choice.value} choice={choice} input={radioProps(control, choice, index)} />
      ))}
    </FieldGroup>
  );
}

interface RadioCardProps {
  choice: Choice;
  input: ReturnType<typeof radioProps>;
}

function RadioCard({ choice, input }: RadioCardProps) {
  const id = useId();
  return (
    <label className={styles.card}>
      <input
        {...input}
        {...wordingOf(id, Boolean(choice.description))}
        className={styles.cardRadio}
      />
      <span className={styles.cardWords}>
        <span id={`${id}-label`} className={styles.cardTitle}>
          <span>{choice.label}</span>
          {choice.aside ? <span className={styles.cardAside}>{choice.aside}</span> : null}
        </span>
        {choice.description ? (
          <span id={`${id}-description`} className={styles.description}>
            {choice.description}
          </span>
        ) : null}
      </span>
      {choice.icon}
    </label>
  );
}

type GroupControl = Omit<RadioGroupProps, 'label'> & { id: string };

function radioProps(group: GroupControl, choice: Choice, index: number) {
  return {
    type: 'radio' as const,
    // What leads to the field by its id ends up at its first answer.
    id: index === 0 ? group.id : undefined,
    name: group.name,
    form: group.form,
    value: choice.value,
    required: group.required,
    defaultChecked: group.defaultValue === choice.value,
    disabled: group.disabled || choice.disabled,
  };
}
