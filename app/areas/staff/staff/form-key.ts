interface Shown {
  id: number;
}

/**
 * Which form stands above the list. A new one begins empty once the last was added; that of the newest
 * entry is another form than the empty one, which would else go on with what it has.
 */
export const formKey = (edited: Shown | undefined, newest: Shown | undefined): string =>
  edited ? `change-${edited.id}` : `add-${newest?.id ?? 0}`;
