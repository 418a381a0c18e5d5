import { z } from 'zod';
import { count } from './wire.contract.ts';
import { ERROR_CODES } from '#core/errors.ts';

export const errorEnvelope = z
  .object({
    message: z
      .string()
      .meta({ description: 'What went wrong, for people, in the asked language.' }),
    statusCode: count,
    code: z.enum(ERROR_CODES).meta({ description: 'What went wrong, for programs.' }),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .meta({ description: 'What the message was made with, for programs.' }),
    request_id: z.string().meta({ description: 'Names this request in the logs.' }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'Messages by field; dots lead into lists and objects: orders.0.url.' }),
  })
  .meta({ id: 'Error', description: 'Every refusal of every operation.' });

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
