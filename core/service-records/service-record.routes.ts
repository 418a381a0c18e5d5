import type { CatalogueAnswers } from '#core/catalogue/answer-catalogue.ts';
import { makeAnswer, sendAnswer } from '#core/http/answer.ts';
import type { CoreApi } from '#core/http/core-env.ts';
import { queryOperation } from '#core/http/read-operation.ts';
import { createRecordMemory } from './list-records.ts';
import { recordsAnswer, recordsQuery } from './service-record.contract.ts';

const listRecords = queryOperation({
  path: '/api/v1/service-records',
  operationId: 'listServiceRecords',
  tag: 'Catalogue',
  summary: 'How services have been delivered and rated, as far as anything is known.',
  query: recordsQuery,
  answer: recordsAnswer,
});

export function serviceRecordRoutes(api: CoreApi, { deps, current }: CatalogueAnswers): void {
  const memory = createRecordMemory(deps);
  api.openapi(listRecords, async (c) => {
    const query = c.req.valid('query');
    const { instanceId, places } = await current(c, query);
    const records = await memory.list(instanceId, query.ids);
    // What cannot be found by browsing is nobody's to see.
    return sendAnswer(c, await makeAnswer({ data: records.filter(({ id }) => places.has(id)) }));
  });
}
