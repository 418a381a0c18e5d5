import { useId, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as styles from './field.css.ts';

/** What every field says about itself. */
export interface FieldTexts {
  label: ReactNode;
  /** For where what stands around the field already names it to the eye. */
  hideLabel?: boolean | undefined;
  /** Beside the label, such as "optional". */
  mark?: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value. */
  errors?: readonly string[] | undefined;
}

/** What ties a control to the texts around it. The names of the ids are conform's, too. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-errormessage': string | undefined;
}

interface GivenWiring {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
}

export interface FieldFrame extends FieldTexts {
  id: string;
  required: boolean;
}

interface SplitField<Props> {
  frame: FieldFrame;
  control: Omit<Props, keyof FieldTexts | keyof ControlWiring> & ControlWiring;
}

/** Splits the props of a field into those of its frame and those of the control within. */
export function useField<Props extends FieldTexts & GivenWiring>(props: Props): SplitField<Props> {
  const ownId = useId();
  const { label, hideLabel, mark, hint, errors, ...rest } = props;
  const id = props.id ?? ownId;
  const isInvalid = Boolean(errors?.length);
  const describedBy = [
    hint ? hintId(id) : undefined,
    isInvalid ? errorId(id) : undefined,
    // Conform names the error itself.
    ...(props['aria-describedby']?.split(' ').filter((other) => other !== errorId(id)) ?? []),
  ].filter(Boolean);
  return {
    frame: { id, label, hideLabel, mark, hint, errors, required: props.required ?? false },
    // The compiler cannot follow which keys of an open type are left.
    control: {
      ...rest,
      id,
      'aria-describedby': describedBy.length ? describedBy.join(' ') : undefined,
      'aria-invalid': isInvalid || isTrue(props['aria-invalid']) || undefined,
      'aria-errormessage': isInvalid ? errorId(id) : undefined,
    } as SplitField<Props>['control'],
  };
}

const hintId = (id: string) => `${id}-description`;
const errorId = (id: string) => `${id}-error`;
const isTrue = (value: unknown) => value === true || value === 'true';

interface FieldProps extends FieldFrame {
  /** At the end of the line of the label, such as the value of a slider. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The label above a control, its hint and what is wrong with it below. */
export function Field({ children, aside, ...frame }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={frame.hideLabel ? visuallyHidden : styles.labelRow}>
        <label id={`${frame.id}-label`} htmlFor={frame.id} className={labelClass(frame)}>
          {frame.label}
        </label>
        {frame.mark ? <span className={styles.mark}>{frame.mark}</span> : null}
        {aside}
      </div>
      {children}
      <FieldNotes {...frame} />
    </div>
  );
}

interface FieldGroupProps extends FieldFrame {
  role?: 'radiogroup' | undefined;
  wiring: ControlWiring;
  className?: string | undefined;
  children: ReactNode;
}

/** The same around several controls that answer one question. */
export function FieldGroup({ role, wiring, className, children, ...frame }: FieldGroupProps) {
  return (
    <fieldset
      id={`${frame.id}-group`}
      className={styles.field}
      aria-describedby={wiring['aria-describedby']}
      {...(role && {
        role,
        'aria-required': frame.required || undefined,
        'aria-invalid': wiring['aria-invalid'],
        'aria-errormessage': wiring['aria-errormessage'],
      })}
    >
      <legend className={frame.hideLabel ? visuallyHidden : styles.legend}>
        <span className={labelClass(frame)}>{frame.label}</span>
        {frame.mark ? <span className={styles.mark}>{frame.mark}</span> : null}
      </legend>
      <div className={className}>{children}</div>
      <FieldNotes {...frame} />
    </fieldset>
  );
}

function labelClass({ required }: FieldFrame) {
  return required ? `${styles.label} ${styles.required}` : styles.label;
}

export function FieldNotes({ id, hint, errors }: Pick<FieldFrame, 'id' | 'hint' | 'errors'>) {
  return (
    <>
      {hint ? (
        <div id={hintId(id)} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {errors?.length ? (
        <div id={errorId(id)} className={styles.errors}>
          <span className={styles.errorIcon}>
            <Icon name="circle-alert" size={16} />
          </span>
          <div>
            {errors.map((error) => (
              <span key={error} className={styles.error}>
                {error}
              </span>
            ))}
          </div>
        </div>
      ) : null}
    </>
  );
}
