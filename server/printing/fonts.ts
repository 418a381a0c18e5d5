import path from 'node:path';
import type { Language } from '#locales/languages.ts';
import { PROJECT_ROOT } from '../project-root.ts';

/** The files of the typefaces that documents are printed in, by package. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  '@embedpdf/fonts-latin': ['fonts/NotoSans-Regular.ttf', 'fonts/NotoSans-Bold.ttf'],
  '@embedpdf/fonts-jp': ['fonts/NotoSansJP-Regular.otf', 'fonts/NotoSansJP-Bold.otf'],
  '@embedpdf/fonts-kr': ['fonts/NotoSansKR-Regular.otf', 'fonts/NotoSansKR-Bold.otf'],
  '@embedpdf/fonts-sc': ['fonts/NotoSansHans-Regular.otf', 'fonts/NotoSansHans-Bold.otf'],
  '@embedpdf/fonts-arabic': ['fonts/NotoNaskhArabic-Regular.ttf', 'fonts/NotoNaskhArabic-Bold.ttf'],
  '@embedpdf/fonts-hebrew': ['fonts/NotoSansHebrew-Regular.ttf', 'fonts/NotoSansHebrew-Bold.ttf'],
  '@expo-google-fonts/noto-sans-devanagari': [
    '400Regular/NotoSansDevanagari_400Regular.ttf',
    '700Bold/NotoSansDevanagari_700Bold.ttf',
  ],
};

/** They export no files to be resolved by name; npm puts what the project itself asks for here. */
export const fontFiles = (): string[] =>
  Object.entries(FILES).flatMap(([name, files]) =>
    files.map((file) => path.join(PROJECT_ROOT, 'node_modules', name, file)),
  );

const JAPANESE = 'Noto Sans Japanese';
const KOREAN = 'Noto Sans Korean';
const CHINESE = 'Noto Sans S Chinese';

/** The same characters are drawn differently in these languages, so the reader's comes first. */
const EASTERN: Partial<Record<Language, readonly string[]>> = {
  ko: [KOREAN, JAPANESE, CHINESE],
  zh_CN: [CHINESE, JAPANESE, KOREAN],
};

/** Typefaces by name in the order in which a language looks for a letter. */
export const fontsFor = (language: Language): string[] => [
  'Noto Sans',
  ...(EASTERN[language] ?? [JAPANESE, CHINESE, KOREAN]),
  'Noto Naskh Arabic',
  'Noto Sans Hebrew',
];
