/** Whose numbers begin with their own letters. */
const LETTERED = new Set(
  `AT BE BG HR CY CZ DK EE FI FR DE HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB CH`.split(' '),
);
const CALLED_OTHERWISE = new Map([
  ['EL', 'GR'],
  ['XI', 'GB'],
]);

/** Where a company is taxed, as far as its number says; such numbers have at least five digits. */
export function countryOfVat(vat: string | null): string | undefined {
  const letters = vat === null || !/\d(?:\w*\d){4}/.test(vat) ? '' : vat.slice(0, 2).toUpperCase();
  const code = CALLED_OTHERWISE.get(letters) ?? letters;
  return code === 'GR' || LETTERED.has(code) ? code : undefined;
}
