import { z } from 'zod';
import { bigId } from '#core/platform/http/wire.contract.ts';
import { LANGUAGES } from '#locales/languages.ts';

const language = z
  .enum(LANGUAGES)
  .nullable()
  .meta({ description: 'In which it is written; null for one that is offered in all.' });

export const cannedBody = z.object({
  name: z.string().trim().min(1).max(100),
  language: language.default(null),
  text: z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .trim()
    .min(1)
    .max(4_000)
    .meta({ description: 'May name {{name}}, {{order}} and {{ticket}}.' }),
});

/** Whether there is such an answer is looked at before what is said of it. */
export const changeCannedBody = cannedBody.extend({
  name: cannedBody.shape.name.optional(),
  text: cannedBody.shape.text.optional(),
});

const cannedAnswer = z
  .object({ id: bigId, name: z.string(), language, text: z.string() })
  .meta({ id: 'CannedAnswer' });
export type CannedAnswer = z.infer<typeof cannedAnswer>;

export const cannedAnswers = z.object({ data: z.array(cannedAnswer) });
export const cannedPath = z.object({ cannedId: z.string().regex(/^[1-9]\d{0,17}$/) });
