/** The beginning of a formula for a spreadsheet. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** What a spreadsheet has to add up, also below zero. */
const NUMBER = /^-\d+(\.\d+)?$/;

/** A line of CSV in which no field is evaluated as a formula. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
