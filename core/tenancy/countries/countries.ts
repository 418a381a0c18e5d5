import { languageTag, type Language } from '#locales/languages.ts';

/**
 * ISO 3166-1 alpha-2 codes; a country's id is its place in this list, counted from one. Ids are
 * kept by orders and by clients, so a code never moves and a new one goes to the end.
 */
const CODES = `
  AF AX AL DZ AS AD AO AI AG AR AM AW AU AT AZ BS BH BD BB BY
  BE BZ BJ BM BT BO BA BW BR IO VG BN BG BF BI KH CM CA CV BQ
  KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK
  DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF GA GM
  GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HN HK HU IS IN
  ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KW KG LA LV LB LS
  LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD
  MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF KP MK
  MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW
  WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA GS KR SS ES LK
  BL SH KN LC MF PM VC SD SR SJ SE CH SY TW TJ TZ TH TL TG TK
  TO TT TN TR TM TC TV UM VI UG UA AE GB US UY UZ VU VA VE VN
  WF EH YE ZM ZW AQ BV HM TF
`
  .trim()
  .split(/\s+/);

export interface Country {
  id: number;
  name: string;
  code: string;
}

/** All countries by their names in a language, in the order that its readers expect. */
export function countriesIn(language: Language): Country[] {
  const tag = languageTag(language);
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return CODES.map((code, index) => ({ id: index + 1, name: names.of(code) ?? code, code })).sort(
    (a, b) => compare(a.name, b.name),
  );
}

/** The code of a country by its id; undefined where no country has it. */
export const countryCodeOf = (id: number): string | undefined => CODES[id - 1];
export const countryExists = (id: number): boolean =>
  Number.isInteger(id) && id >= 1 && id <= CODES.length;
