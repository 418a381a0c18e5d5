import { z } from 'zod';
import { AppError } from '#core/errors.ts';
import type { AnswerCache } from '#core/http/answer-cache.ts';
import type { Answer } from '#core/http/answer.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { localeQuery } from '#core/http/locale.contract.ts';
import { itemOperation, readOperation } from '#core/http/read-operation.ts';
import type { CatalogueAnswers } from './answer-catalogue.ts';
import { snapshotAddressAnswer, snapshotAnswer } from './catalogue.contract.ts';
import type { Catalogue } from './catalogue-memory.ts';

const tag = 'Catalogue';
const FOR_EVER = 'public, max-age=31536000, immutable';

const getSnapshotAddress = readOperation({
  path: '/api/v1/services/catalogue',
  operationId: 'getCatalogueAddress',
  tag,
  summary: 'Where all listed services of now can be loaded at once.',
  answer: snapshotAddressAnswer,
});

const getSnapshot = itemOperation({
  path: '/api/v1/services/catalogue/{hash}',
  operationId: 'getCatalogue',
  tag,
  summary: 'All listed services, compact. What has changed since has another address.',
  params: z.object({ hash: z.string() }),
  query: localeQuery,
  answer: snapshotAnswer,
});

export function snapshotRoutes(
  api: CoreApi,
  { current, send }: CatalogueAnswers,
  answers: AnswerCache,
): void {
  const read = ({ instanceId, language, revision, snapshot }: Catalogue): Promise<Answer> =>
    answers.get(['snapshot', instanceId, language, revision], () => snapshot);

  api.openapi(getSnapshotAddress, (c) =>
    send(c, { key: ['address'], query: c.req.valid('query') }, async (catalogue) => {
      const hash = hashOf(await read(catalogue));
      const url = `/api/v1/services/catalogue/${hash}?locale=${catalogue.language}`;
      return { data: { hash, url } };
    }),
  );
  api.openapi(getSnapshot, async (c) => {
    const answer = await read(await current(c, c.req.valid('query')));
    if (hashOf(answer) !== c.req.valid('param').hash) throw new AppError('not_found');
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
