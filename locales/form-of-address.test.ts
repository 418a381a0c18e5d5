import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * Words that speak to a reader in another way than `README.md` says. In Spanish a third person
 * may be meant where a word is not the first of a sentence, so most stand with a capital alone.
 */
const OTHER_ADDRESS: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(du|dich|dir|dein\p{L}{0,2}|aktiviere|kopiere|füge|lege|wähle|gehe)(?!\p{L})/iu,
  es: anyOf(
    '[Uu]sted(es)?|[Pp]ulse|[Ee]lija|[Ee]scriba|[Rr]esponda|[Ss]olicite',
    'Abra|Acepte|Active|Adjunte|Añada|Busque|Cambie|Cancele|Compare|Comparta|Complete|Compruebe',
    'Conecte|Confirme|Configure|Conozca|Consiga|Consulte|Convierta|Copie|Cree|Decida|Deje|Dé',
    'Descargue|Descubra|Diga|Empiece|Encargue|Envíe|Escanee|Escoja|Espere|Explore|Fije|Gane',
    'Gaste|Gestione|Guarde|Haga|Indique|Inicie|Introduzca|Invite|Lea|Mantenga|Marque|Mire|Obtenga',
    'Ordene|Pague|Pase|Pegue|Permita|Pida|Ponga|Promocione|Prometa|Proteja|Pruebe|Publique|Quite',
    'Recargue|Rechace|Reciba|Reparta|Repita|Revise|Seleccione|Siga|Suba|Traiga|Use|Utilice|Vaya',
    'Vea|Venga|Vuelva',
    // What hangs on an imperative: únase, pregúntenos, configúrelo.
    String.raw`\p{L}*[áéíóúÁÉÍÓÚ]\p{L}*[ae]se`,
    '[Dd]íga(nos|lo)|[Ee]scríba(nos|lo)|[Pp]regúntenos|[Rr]ecomiéndenos|[Ee]nséñenos',
    '[Ii]nténtelo|[Cc]onfigúrel[oa]|[Cc]onsúltel[oa]s?|[Dd]eténgal[oa]|[Rr]epártal[oa]',
    '[Pp]ruébel[oa]|[Pp]águel[oa]s?|[Ff]íltrel[oa]s?|[Cc]óbrel[oa]s|[Gg]ástel[oa]s|[Úú]sel[oa]s?',
    // What is said of a reader.
    'cuando quiera|si (lo )?quiere',
    'Sus? (cuenta|saldo|datos|pedidos?|suscripciones|canal|propi[oa]|próxim[oa]|vídeo|panel|token)',
  ),
  fr: /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu,
  pt_BR: /(?<!\p{L})(tu|teu|teus|tua|tuas|contigo|o senhor|a senhora)(?!\p{L})/iu,
  ru: /(?<!\p{L})(ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоего|твоей|твоих)(?!\p{L})/iu,
  tr: /(?<!\p{L})(sen|seni|sana|senin)(?!\p{L})/iu,
  vi: /(?<!\p{L})(quý khách|quý vị)(?!\p{L})/iu,
  zh_CN: /你/u,
  hi_IN: /(?<!\p{L})(तुम|तुम्हारा|तुम्हारे|तू)(?!\p{L})/iu,
  ko: /십시오/u,
};

function anyOf(...words: string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(${words.join('|')})(?!\p{L})`, 'u');
}

/** Where texts stand, and what tells the language of one: its file, or the key before it. */
const PLACES: readonly { files: RegExp; language: 'file' | 'key' }[] = [
  { files: /^locales\/(?<language>\w+)\/.+\.json$/, language: 'file' },
  { files: /^fixtures\/catalogue\/(details|names)\/(?<language>\w+)\.ts$/, language: 'file' },
  { files: /^fixtures\/catalogue\/(asked|target)-texts\.ts$/, language: 'key' },
  { files: /^fixtures\/history\/(announced|reviews|tickets)\.ts$/, language: 'key' },
  { files: /^fixtures\/instances\/.+\.json$/, language: 'key' },
  { files: /^themes\/looks\/.+\.ts$/, language: 'key' },
];

const files = ['locales', 'fixtures', 'themes'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    `${folder}/${file}`.replaceAll(path.sep, '/'),
  ),
);

interface Line {
  place: string;
  said: string;
}

/** Every line of a text, by language. */
const linesIn = new Map<string, Line[]>(LANGUAGES.map((language) => [language, []]));
for (const { files: pattern, language } of PLACES) {
  for (const file of files) {
    const match = pattern.exec(file);
    if (!match) continue;
    let spoken =
      language === 'file'
        ? LANGUAGES.find((known) => known.startsWith(match.groups?.['language'] ?? ''))
        : undefined;
    for (const line of readFileSync(path.join(ROOT, file), 'utf8').split('\n')) {
      const [, key = ''] = /^\s*"?(\w+)"?: /.exec(line) ?? [];
      if (language === 'key') spoken = LANGUAGES.find((known) => known === key) ?? spoken;
      const said = line.replace(/^\s*"?\w+"?: /, '').trim();
      linesIn.get(spoken ?? '')?.push({ place: file, said });
    }
  }
}

test.each(PLACES)('$files names files that are there', ({ files: pattern }) => {
  expect(files.filter((file) => pattern.test(file)).length).toBeGreaterThan(0);
});

test.each(Object.entries(OTHER_ADDRESS))(
  'texts in %s have one form of address',
  (language, other) => {
    const mixed = (linesIn.get(language) ?? []).filter(({ said }) => other.test(said));
    expect(mixed).toEqual([]);
  },
);
