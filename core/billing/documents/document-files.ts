import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { cachePerDatabase } from '#core/platform/db/cache-per-database.ts';
import type { Language } from '#locales/languages.ts';
import type { DocumentRow } from './document.store.ts';
import { electronicFacts } from './electronic/electronic-facts.ts';
import { FACTUR_X_NAME, markAsFacturX } from './electronic/factur-x.ts';
import { writeCii } from './electronic/write-cii.ts';
import { writeUbl } from './electronic/write-ubl.ts';
import { readContent } from './read-content.ts';
import { wordDocument } from './word-document.ts';

const MOST_CACHED_BYTES = 16 * 1024 ** 2;

const cacheIn = cachePerDatabase<Uint8Array>(MOST_CACHED_BYTES, ({ length }) => length);

type FileDeps = Pick<Deps, 'db' | 'texts' | 'printer'>;

/** The PDF of a document in a language, with its electronic invoice inside where it has one. */
export function pdfOf(deps: FileDeps, row: DocumentRow, language: Language): Promise<Uint8Array> {
  const key = `${Buffer.from(row.hash).toString('hex')} ${language}`;
  return cacheIn(deps.db).get(key, () => printed(deps, row, language));
}

async function printed(
  { texts, printer }: FileDeps,
  row: DocumentRow,
  language: Language,
): Promise<Uint8Array> {
  if (!printer) throw new AppError('unavailable');
  const document = readContent(row);
  const page = wordDocument(document, { language, texts });
  const facts = electronicFacts(document, texts);
  if (!facts) return printer.print(page, undefined);
  const content = writeCii(facts);
  const description = 'Factur-X EN 16931';
  return markAsFacturX(await printer.print(page, { name: FACTUR_X_NAME, description, content }));
}

/** The UBL of a document; undefined for one that is no electronic invoice. */
export function ublOf({ texts }: Pick<Deps, 'texts'>, row: DocumentRow): string | undefined {
  const facts = electronicFacts(readContent(row), texts);
  return facts && writeUbl(facts);
}
