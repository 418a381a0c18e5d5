const MAX_INT4 = 2_147_483_647;

/** Parses an id in a path; undefined for an invalid one. */
export function parseId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= MAX_INT4 ? id : undefined;
}
