import { readPage } from '#app/lib/http/list-query.ts';

/** As many documents as one looks through at once; the first revision of a brand has a hundred. */
const ON_A_PAGE = 10;

/** The documents of the page that an address asks for, or of the last one where there are fewer. */
export function documentPage<Document>(documents: readonly Document[], asked: string | null) {
  const pages = Math.max(1, Math.ceil(documents.length / ON_A_PAGE));
  const page = Math.min(readPage(asked), pages);
  return { documents: documents.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE), page, pages };
}
