import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Words that speak to a reader in another way than `README.md` says. */
const OTHER_ADDRESS: Record<string, RegExp> = {
  de: /(?<!\p{L})(du|dich|dir|dein\p{L}{0,2}|aktiviere|kopiere|füge|lege|wähle|gehe)(?!\p{L})/iu,
  es: /(?<!\p{L})(usted|ustedes|pulse|elija|escriba|indique|responda|solicite|póngase|escríbanos)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu,
  pt_BR: /(?<!\p{L})(tu|teu|teus|tua|tuas|contigo|o senhor|a senhora)(?!\p{L})/iu,
  ru: /(?<!\p{L})(ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоего|твоей|твоих)(?!\p{L})/iu,
  tr: /(?<!\p{L})(sen|seni|sana|senin)(?!\p{L})/iu,
  vi: /(?<!\p{L})(quý khách|quý vị)(?!\p{L})/iu,
  zh_CN: /你/u,
  hi_IN: /(?<!\p{L})(तुम|तुम्हारा|तुम्हारे|तू)(?!\p{L})/iu,
};

test.each(Object.entries(OTHER_ADDRESS))(
  'texts in %s have one form of address',
  (language, other) => {
    const folder = path.join(import.meta.dirname, language);
    const mixed = readdirSync(folder).flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => other.test(line.replace(/^\s*"[^"]*": /, '')))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(mixed).toEqual([]);
  },
);
