import { FAMILIES, PARTS, type ColourToken, type NeutralToken } from '#themes/tokens.ts';

/** What a colour is called, by the names of its texts. */
export function tokenName(token: ColourToken) {
  const family = FAMILIES.find((one) => token.startsWith(`${one}-`));
  const part = family && PARTS.find((one) => token === `${family}-${one}`);
  return family && part
    ? ({ family, part } as const)
    : // What is of no family is one of these.
      ({ neutral: token as NeutralToken } as const);
}
