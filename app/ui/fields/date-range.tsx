import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { changeValue } from './change-value.ts';
import * as styles from './date-range.css.ts';
import { FieldGroup, useField, type FieldTexts } from './field.tsx';
import { TextField } from './text-field.tsx';

interface DateEnd {
  id?: string | undefined;
  name: string;
  label: string;
  defaultValue?: string | undefined;
  errors?: readonly string[] | undefined;
}

/** Dates are as forms send them: 2026-11-21. */
interface DatePreset {
  label: string;
  from: string;
  to: string;
}

export interface DateRangeProps extends FieldTexts {
  id?: string | undefined;
  form?: string | undefined;
  from: DateEnd;
  to: DateEnd;
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Said at once when the end comes before the start. */
  orderError: string;
  presets?: readonly DatePreset[] | undefined;
  /** Below the dates: links that do without a script what the presets do with one. */
  children?: ReactNode;
}

/** From one day to another, by the calendar of the system. */
export function DateRange(props: DateRangeProps) {
  const [dates, setDates] = useState({
    from: props.from.defaultValue ?? '',
    to: props.to.defaultValue ?? '',
  });
  const isBackwards = dates.from !== '' && dates.to !== '' && dates.to < dates.from;
  const { frame, control } = useField({
    ...props,
    errors: isBackwards ? [props.orderError] : props.errors,
  });
  const fromInput = useRef<HTMLInputElement>(null);
  const toInput = useRef<HTMLInputElement>(null);
  const choose = ({ from, to }: DatePreset) => {
    if (fromInput.current) changeValue(fromInput.current, from);
    if (toInput.current) changeValue(toInput.current, to);
  };
  const { min, max, form, required, disabled } = control;
  const shared = { type: 'date', form, required, disabled, max } as const;
  const presets = useHydrated() ? control.presets : undefined;
  return (
    <FieldGroup {...frame} required={false} wiring={control} className={styles.dates}>
      <TextField
        {...shared}
        {...control.from}
        ref={fromInput}
        id={control.id}
        min={min}
        onInput={({ currentTarget: { value } }) => setDates((old) => ({ ...old, from: value }))}
      />
      <TextField
        {...shared}
        {...control.to}
        ref={toInput}
        min={dates.from || min}
        aria-invalid={isBackwards}
        aria-describedby={isBackwards ? control['aria-errormessage'] : undefined}
        onInput={({ currentTarget: { value } }) => setDates((old) => ({ ...old, to: value }))}
      />
      {presets || control.children ? (
        <div className={styles.presets}>
          {presets?.map((preset) => (
            <Button
              key={preset.label}
              tone="outline"
              size="small"
              disabled={disabled}
              aria-pressed={preset.from === dates.from && preset.to === dates.to}
              onClick={() => choose(preset)}
            >
              {preset.label}
            </Button>
          ))}
          {control.children}
        </div>
      ) : null}
    </FieldGroup>
  );
}
