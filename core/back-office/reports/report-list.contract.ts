import { z } from 'zod';
import { bigId } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';
import { report } from '#core/feedback/reports/report.contract.ts';

const listedReport = report
  .extend({
    author: z
      .object({ id: bigId.nullable(), name: z.string().nullable(), email: z.string().nullable() })
      .meta({ description: 'A guest has no number and no name, and whoever has left no name.' }),
    decided_by: z.object({ id: bigId, name: z.string() }).nullable(),
  })
  .meta({ id: 'ListedServiceReport' });
export type ListedReport = z.infer<typeof listedReport>;

export const listedReportsAnswer = z.object({ data: z.array(listedReport), meta: listMeta });
export const listedReportAnswer = z.object({ data: listedReport });
