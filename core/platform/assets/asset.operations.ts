import { z } from 'zod';
import { anyone, operation } from '#core/platform/operations/operation.contract.ts';

export const getAsset = operation({
  id: 'getAsset',
  method: 'GET',
  path: '/instance-assets/{instance}/{file}',
  tag: 'Instance',
  summary: 'A picture of this instance. Its address changes with its content.',
  who: anyone,
  shared: true,
  params: z.object({ instance: z.string(), file: z.string() }),
  file: 'image/*',
  answer: z.string().meta({ format: 'binary' }),
  answered: 'The picture.',
  refuses: ['not_found'],
});
