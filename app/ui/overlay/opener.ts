/** What makes a button open a dialog or a drawer, with and without a script. */
export function opener(id: string) {
  return {
    type: 'button',
    command: 'show-modal',
    commandfor: id,
    'aria-haspopup': 'dialog',
  } as const;
}
