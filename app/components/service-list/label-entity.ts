/** What the style of a page calls a label, so that each has the colours of its own. */
export function labelEntity(id: number): string {
  return `label-${id}`;
}
