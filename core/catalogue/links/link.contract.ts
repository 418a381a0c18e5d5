import { z } from 'zod';
import { id } from '#core/platform/http/wire.contract.ts';
import { LINK_SHAPES } from './link-shapes.pure.ts';

const url = z.string().max(10_000);

const readLink = z.object({
  url: z.string().meta({ description: 'The one form in which the link is kept.' }),
  key: z.string().meta({ description: 'The same for all links to the same thing.' }),
  shape: z.enum(LINK_SHAPES).meta({ description: 'What it leads to.' }),
});

export const identifyBody = z.object({ url: url.nullable() });
export const identifyAnswer = z.object({
  data: readLink
    .extend({ network_id: id, network: z.object({ id, slug: z.string() }) })
    .nullable()
    .meta({ description: 'Null where the text is no link of a network that is sold here.' }),
});

export const validateUrlBody = z.object({
  url,
  service_id: z.union([id, z.string().min(1).max(120)]),
});
export const validateUrlAnswer = z.object({
  data: readLink
    .nullable()
    .meta({ description: 'Null where the service needs no link and none is given.' }),
});

export const typesByUrlBody = z.object({ url, network_id: id });
export const typesByUrlAnswer = z.object({
  data: z.object({
    service_type_ids: z.array(id).meta({ description: 'Types that can be ordered for the link.' }),
  }),
});
