/** What problems of all that is written beside the link are called, and those of one part of it. */
export const TARGETS = 'targetable_values';

export const targetName = (targetId: number): string => `${TARGETS}.target_${targetId}`;

/** The id of the target that a problem of this name is of. */
export function targetIn(name: string): number | undefined {
  const [, id] = /^targetable_values\.target_(\d{1,10})$/.exec(name) ?? [];
  return id === undefined ? undefined : Number(id);
}
