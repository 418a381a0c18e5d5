import {
  forwardRef,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
} from 'react';
import { Icon } from '../icon.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { changeValue } from './change-value.ts';
import { ComboboxList, optionId } from './combobox-list.tsx';
import * as controls from './control.css.ts';
import { Field, useField, type ControlWiring, type FieldFrame, type FieldTexts } from './field.tsx';
import type { Option } from './options.ts';
import { OptionList } from './select.tsx';
import { useCombobox } from './use-combobox.ts';
import { useFormReset } from './use-form-reset.ts';

type Native = Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'type' | 'defaultValue' | 'value' | 'role' | 'list' | 'onInput' | 'onKeyDown'
>;

export interface ComboboxProps extends FieldTexts, Native {
  options: readonly Option[];
  defaultValue?: string | undefined;
  /** For a form that holds what is chosen: the box follows it, and tells what somebody chooses. */
  value?: string | undefined;
  /** Stands in place of the list when nothing matches. */
  emptyText: string;
  /** Says how many options are left, for who does not see them. */
  countText: (count: number) => string;
  clearLabel: string;
  onChoose?: ((value: string) => void) | undefined;
}

type Control = Omit<ComboboxProps, keyof FieldTexts | keyof ControlWiring> & ControlWiring;

/** One of many, found by typing. Without a script it is the list of the system. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const { frame, control } = useField(props);
  if (useHydrated()) return <Enhanced frame={frame} control={control} inner={ref} />;
  const { id, name, form, required, disabled, options, placeholder } = control;
  const defaultValue = control.value ?? control.defaultValue;
  return (
    <Field {...frame}>
      <div className={controls.box}>
        <select
          {...{ id, name, form, required, disabled, defaultValue }}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          aria-errormessage={control['aria-errormessage']}
          className={controls.select}
        >
          <option value="">{placeholder}</option>
          <OptionList options={options} />
        </select>
        <span className={controls.chevron}>
          <Icon name="chevrons-up-down" size={16} />
        </span>
      </div>
    </Field>
  );
});

interface EnhancedProps {
  frame: FieldFrame;
  control: Control;
  inner: ForwardedRef<HTMLInputElement>;
}

function Enhanced({ frame, control, inner }: EnhancedProps) {
  const { options, emptyText, countText, clearLabel, onChoose, name, form, ...rest } = control;
  const { value: told, defaultValue = '', ...input } = rest;
  const sent = useRef<HTMLInputElement>(null);
  const [initialValue] = useState(() => valueInList(control.id) ?? told ?? defaultValue);
  const model = useCombobox({
    options,
    initialValue,
    told,
    canBeEmpty: !input.required,
    onChoose: (value) => {
      if (sent.current) changeValue(sent.current, value);
      onChoose?.(value);
    },
  });
  useFormReset(sent, () => model.restore(initialValue));
  const { id } = control;
  const listId = `${id}-list`;
  const canClear = !input.required && !input.disabled && model.value !== '';
  return (
    <Field {...frame}>
      <div className={controls.box}>
        {model.selected?.icon && !model.isFiltering ? (
          <span className={controls.affix}>{model.selected.icon}</span>
        ) : null}
        <input
          {...input}
          ref={inner}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={model.isOpen}
          aria-controls={model.isOpen ? listId : undefined}
          aria-activedescendant={
            model.isOpen && model.active >= 0 ? optionId(listId, model.active) : undefined
          }
          className={controls.select}
          value={model.text}
          onChange={(event) => model.type(event.currentTarget.value)}
          onClick={model.open}
          onBlur={model.close}
          onKeyDown={model.onKeyDown}
        />
        <input ref={sent} type="hidden" {...{ name, form }} value={model.value} />
        <BoxEnd
          clearLabel={clearLabel}
          onClear={canClear ? () => model.choose(undefined) : undefined}
        />
        {model.isOpen ? (
          <ComboboxList
            id={listId}
            labelId={`${id}-label`}
            model={model}
            boxId={id}
            emptyText={emptyText}
            countText={countText}
          />
        ) : null}
      </div>
    </Field>
  );
}

interface BoxEndProps {
  clearLabel: string;
  onClear: (() => void) | undefined;
}

function BoxEnd({ clearLabel, onClear }: BoxEndProps) {
  return onClear ? (
    <button
      type="button"
      // Escape does the same.
      tabIndex={-1}
      className={controls.inner}
      aria-label={clearLabel}
      title={clearLabel}
      onClick={onClear}
    >
      <Icon name="x" size={16} />
    </button>
  ) : (
    <span className={controls.chevron}>
      <Icon name="chevrons-up-down" size={16} />
    </span>
  );
}

/** What was chosen in the list before this script ran; it still stands where this one will. */
function valueInList(id: string): string | undefined {
  const list = document.getElementById(id);
  return list instanceof HTMLSelectElement ? list.value : undefined;
}
