import { AppError } from '#core/errors.ts';
import type { AnswerCache } from '#core/platform/http/answer-cache.ts';
import type { Answer } from '#core/platform/http/answer.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import type { CatalogueAnswers } from './answer-catalogue.ts';
import type { Catalogue } from './catalogue-memory.ts';
import { getCatalogue, getCatalogueAddress } from './snapshot.operations.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

export function snapshotRoutes(
  api: CoreApi,
  { current, send }: CatalogueAnswers,
  answers: AnswerCache,
): void {
  const read = ({ instanceId, language, revision, snapshot }: Catalogue): Promise<Answer> =>
    answers.get(['snapshot', instanceId, language, revision], () => snapshot);

  handle(api, getCatalogueAddress, (_, { query }, c) =>
    send(c, { key: ['address'], query }, async (catalogue) => {
      const hash = hashOf(await read(catalogue));
      const url = `/api/v1/services/catalogue/${hash}?locale=${catalogue.language}`;
      return { data: { hash, url } };
    }),
  );
  handle(api, getCatalogue, async (_, { params: { hash }, query }, c) => {
    const answer = await read(await current(c, query));
    if (hashOf(answer) !== hash) throw new AppError('not_found');
    return c.body(answer.bytes, 200, {
      'content-type': 'application/json',
      'cache-control': FOR_EVER,
      etag: answer.etag,
    });
  });
}

/** The tag without its quotes. */
function hashOf({ etag }: Answer): string {
  return etag.slice(1, -1);
}
