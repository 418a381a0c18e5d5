import { useState, type KeyboardEvent } from 'react';
import { matchOptions } from './match-options.ts';
import type { Option } from './options.ts';

interface ComboboxState {
  value: string;
  /** What was typed; it stands as long as it filters. */
  text: string;
  isOpen: boolean;
  /** Only what was typed since it opened filters; the text of the choice does not. */
  isFiltering: boolean;
  active: number;
}

interface ComboboxOptions {
  options: readonly Option[];
  initialValue: string;
  /** What is chosen as whoever holds the form knows it; a choice follows when it changes. */
  told: string | undefined;
  canBeEmpty: boolean;
  onChoose: (value: string) => void;
}

export interface ComboboxModel extends ComboboxState {
  matches: readonly Option[];
  selected: Option | undefined;
  open: () => void;
  close: () => void;
  type: (text: string) => void;
  choose: (option: Option | undefined) => void;
  /** As after the form was reset: nobody is told. */
  restore: (value: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** An editable combobox with a list that filters, as the ARIA practices describe it. */
export function useCombobox(given: ComboboxOptions): ComboboxModel {
  const { options, canBeEmpty, onChoose } = given;
  const find = (value: string) =>
    value === '' ? undefined : options.find((option) => option.value === value);
  const [state, setState] = useState<ComboboxState>(() => closed(given.initialValue));
  const change = (part: Partial<ComboboxState>) => setState((old) => ({ ...old, ...part }));
  const [told, setTold] = useState(given.told);
  if (told !== given.told) {
    setTold(given.told);
    if (given.told !== undefined && given.told !== state.value) change(closed(given.told));
  }
  const text = state.isFiltering ? state.text : (find(state.value)?.label ?? '');
  const matches = state.isFiltering ? matchOptions(options, text) : options;
  const active = activeOf(state, matches);

  const choose = (option: Option | undefined) => {
    if (option?.disabled) return;
    const value = option?.value ?? '';
    change(closed(value));
    if (value !== state.value) onChoose(value);
  };
  const open = (at = options.findIndex(({ value }) => value === state.value)) =>
    change({ isOpen: true, active: at });
  const close = () => change(closed(state.value));

  return {
    ...state,
    text,
    active,
    matches,
    selected: find(state.value),
    open: () => open(),
    close,
    choose,
    restore: (value) => change(closed(value)),
    type: (typed) => {
      if (typed === '' && canBeEmpty && state.value !== '') onChoose('');
      change({
        text: typed,
        isOpen: true,
        isFiltering: true,
        active: -1,
        ...(typed === '' && canBeEmpty ? { value: '' } : {}),
      });
    },
    onKeyDown: (event) => {
      const handled = handleKey(event, {
        ...state,
        active,
        matches,
        canClear: canBeEmpty && text !== '',
        open,
        close,
        choose,
        move: (to) => change({ active: to }),
      });
      if (handled) event.preventDefault();
    },
  };
}

const closed = (value: string): ComboboxState => ({
  value,
  text: '',
  isOpen: false,
  isFiltering: false,
  active: -1,
});

/** What was typed leads to the first that matches, also when the options come after the typing. */
function activeOf({ active, isFiltering, text }: ComboboxState, matches: readonly Option[]) {
  if (active >= 0 && active < matches.length) return active;
  return isFiltering && text !== '' ? nextEnabled(matches, -1, 1) : -1;
}

interface KeyContext extends ComboboxState {
  matches: readonly Option[];
  canClear: boolean;
  open: (active?: number) => void;
  close: () => void;
  choose: (option: Option | undefined) => void;
  move: (active: number) => void;
}

function handleKey(event: KeyboardEvent, context: KeyContext): boolean {
  const { isOpen, active, matches } = context;
  // What an input method still composes is its own business.
  if (event.nativeEvent.isComposing) return false;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      const direction = event.key === 'ArrowDown' ? 1 : -1;
      if (event.altKey && isOpen === (direction === 1)) return false;
      if (event.altKey) (isOpen ? context.close : () => context.open())();
      else if (isOpen) context.move(nextEnabled(matches, active, direction));
      else openAt(context, direction);
      return true;
    }
    case 'Enter':
      // Whoever has typed means a choice, not the end of the form.
      if (!isOpen || active < 0) return isOpen && context.isFiltering;
      context.choose(matches[active]);
      return true;
    case 'Escape':
      if (!isOpen && !context.canClear) return false;
      event.stopPropagation();
      if (isOpen) context.close();
      else context.choose(undefined);
      return true;
    default:
      return false;
  }
}

function openAt({ open, matches, value }: KeyContext, direction: 1 | -1): void {
  const selected = matches.findIndex((option) => option.value === value);
  open(selected >= 0 ? selected : nextEnabled(matches, -1, direction));
}

/** The next option that can be chosen, around the end; -1 when there is none. */
export function nextEnabled(options: readonly Option[], from: number, direction: 1 | -1): number {
  const { length } = options;
  const start = from < 0 && direction < 0 ? 0 : from;
  for (let step = 1; step <= length; step += 1) {
    const index = (((start + direction * step) % length) + length) % length;
    if (!options[index]?.disabled) return index;
  }
  return -1;
}
