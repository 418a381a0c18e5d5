import type { CatalogueAnswers } from '#core/catalogue/services/answer-catalogue.ts';
import { makeAnswer, sendAnswer } from '#core/platform/http/answer.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { createRecordMemory } from './list-records.ts';
import { getShopRecord, listServiceRecords } from './service-record.operations.ts';
import { sumRecords } from './sum-records.pure.ts';

export function serviceRecordRoutes(api: CoreApi, { deps, current }: CatalogueAnswers): void {
  const memory = createRecordMemory(deps);
  handle(api, listServiceRecords, async (_, { query }, c) => {
    const { instanceId, places } = await current(c, query);
    const records = await memory.list(instanceId, query.ids);
    // What cannot be found by browsing is nobody's to see.
    return sendAnswer(c, await makeAnswer({ data: records.filter(({ id }) => places.has(id)) }));
  });

  handle(api, getShopRecord, async (_, { query }, c) => {
    const { instanceId, places } = await current(c, query);
    const records = await memory.list(instanceId, undefined);
    const data = sumRecords(records.filter(({ id }) => places.has(id)));
    return sendAnswer(c, await makeAnswer({ data }));
  });
}
