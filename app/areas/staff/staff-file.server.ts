import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { sheetFile } from '#app/lib/http/sheet-file.server.ts';
import { soughtBy } from './list-address.ts';
import { listAsked } from './list-query.server.ts';

/** A file of staff; to everybody else it is not there. */
export async function staffFile(asked: Promise<Response>): Promise<Response> {
  try {
    return await asked;
  } catch (error) {
    const isRefused = error instanceof CoreError && error.status < 500;
    throw isRefused ? notFound('page') : error;
  }
}

interface ListFile {
  /** Of the file, without its end. */
  name: string;
  fields: ListFields;
  take: (query: Record<string, string>) => Promise<Response>;
}

/** What a list shows by its address, all of it, as a file. */
export async function listFile(request: Request, { name, fields, take }: ListFile) {
  const { address } = listAsked(request, fields);
  const file = await staffFile(take(soughtBy(address)));
  return sheetFile(file, name);
}
