/** An empty field is kept as none. */
export const storedText = (text: string | undefined): string | null => (text ? text : null);

/** Only what was filled in. */
export function filledIn(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : [])),
  );
}

/** A number with the grouping of its country taken out. */
export const plainNumber = (text: string): string => text.replace(/[ .\-/]/g, '').toUpperCase();
