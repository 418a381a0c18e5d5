/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** Fields as a line of CSV, in which nothing that somebody wrote is calculated when it is opened. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
