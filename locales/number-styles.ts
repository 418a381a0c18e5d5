import { isLanguage, type Language } from './languages.ts';
import { ENGLISH_NUMBERS } from './numbers.ts';

const NARROW_SPACE = '\u202f';

/**
 * As CLDR has it. It is written down because the server and the browsers each bring a CLDR of
 * their own, and a page has to read the same before and after its scripts.
 */
const STYLES: Record<Language, string> = {
  en: ENGLISH_NUMBERS,
  de: '.|,|#_%|#_¤|9_Mrd. 6_Mio.',
  es: '.|,|#_%|#_¤|6_M 3_mil|5',
  fr: `${NARROW_SPACE}|,|#${NARROW_SPACE}%|#_¤|9_Md 6_M 3_k`,
  hi_IN: ',|.|#%|¤#|9_अ॰ 7_क॰ 5_लाख 3_हज़ार|4|pairs',
  ja: ',|.|#%|¤#|8億 4万',
  ko: ',|.|#%|¤#|8억 4만 3천',
  pt_BR: '.|,|#%|¤_#|9_bi 6_mi 3_mil',
  ru: '_|,|#_%|#_¤|9_млрд 6_млн 3_тыс.',
  tr: '.|,|%#|¤#|9_Mr 6_Mn 3_B',
  vi: '.|,|#%|#_¤|9_T 6_Tr 3_N',
  zh_CN: ',|.|#%|¤#|8亿 4万',
};

/** How a language writes numbers; the pseudo-language of layout tests does as English. */
export const numberStyle = (language: string): string =>
  isLanguage(language) ? STYLES[language] : ENGLISH_NUMBERS;
