import type { ReactNode } from 'react';

/** One of several values that a person may choose from. */
export interface Option {
  value: string;
  label: string;
  /** Options with the same group that follow each other stand under its name. */
  group?: string | undefined;
  disabled?: boolean | undefined;
  /** A line below the label, where there is room for one. */
  hint?: string | undefined;
  icon?: ReactNode;
}

export interface OptionGroup {
  name: string | undefined;
  options: Option[];
}

/** Neighbours of the same group, in the order in which they were given. */
export function groupOptions(options: readonly Option[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
}
