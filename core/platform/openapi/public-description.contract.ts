import { z } from 'zod';

/** A schema of JSON as it is written; whoever reads it looks for what it needs. */
const schema = z.record(z.string(), z.unknown());

const parameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  required: z.boolean().optional(),
  schema: schema.optional(),
  example: z.unknown().optional(),
});

const content = z.record(z.string(), z.looseObject({ schema: schema.optional() }));

const response = z.looseObject({
  content: content.optional(),
  'x-codes': z.array(z.string()).optional(),
});

const call = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(parameter).optional(),
  requestBody: z
    .looseObject({
      required: z.boolean().optional(),
      content: z.record(
        z.string(),
        z.looseObject({ schema: schema.optional(), example: z.unknown().optional() }),
      ),
    })
    .optional(),
  responses: z.record(z.string(), response),
  'x-limit': z.looseObject({ calls: z.number(), seconds: z.number() }).optional(),
});
export type DescribedCall = z.infer<typeof call>;

export const publicDescription = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), call)),
  components: z.looseObject({ schemas: z.record(z.string(), schema) }),
});
export type PublicDescription = z.infer<typeof publicDescription>;
