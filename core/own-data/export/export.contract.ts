import { z } from 'zod';

export const exportAnswer = z.object({
  data: z
    .record(z.string(), z.unknown())
    .meta({ id: 'DataExport', description: 'All that is kept of the customer, by what it is.' }),
});
