import { z } from 'zod';

export const hosts = z
  .object({
    hosts: z.array(z.string()).meta({ description: 'The first is named in mails.' }),
    is_rented: z.boolean().meta({
      description: 'The instance is a child panel: it has no other hosts and rents out no panels.',
    }),
  })
  .meta({ id: 'InstanceHosts' });
export const hostsAnswer = z.object({ data: hosts });
export const hostBody = z.object({ host: z.string().trim().min(1).max(253) });
