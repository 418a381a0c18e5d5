import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { importBody, priceRules } from '#core/supply/imports/import.contract.ts';
import { previewCatalogueImport } from '#core/supply/imports/import.operations.ts';
import { providerBody } from '#core/supply/providers/provider.contract.ts';
import { addProvider } from '#core/supply/providers/provider.operations.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { IMPORT_TIMEOUT_MS } from '#app/areas/staff/import-timeout.ts';
import { listFormat, readListText } from '#app/lib/forms/list-file.server.ts';

const { exceptions: _exceptions, ...rule } = priceRules.shape;
const MOST_FILE_BYTES = 5 * 1024 * 1024;

/** A box that is not ticked is not sent. */
const off = z.boolean().default(false);

const shared = {
  ...rule,
  exceptions: z
    .array(
      z.object({
        ...rule,
        place: z
          .string()
          .regex(/^(network|type):\d{1,9}$/)
          .optional(),
      }),
    )
    .max(5)
    .default([]),
  language: importBody.shape.language,
  add_types: off,
  overwrite_texts: off,
};

const list = z.object({
  name: z.string().trim().min(1).max(60),
  file: z.file().min(1).max(MOST_FILE_BYTES),
  ...shared,
});
const provider = z.object({ provider_id: z.string().regex(/^\d{1,18}$/), ...shared });

// Beside its fields a form sends what it is called.
const newProvider = z.object(providerBody.shape);

/** The forms of the page by what they send as `form`. */
export const FORMS = { list, provider, 'add-provider': newProvider } as const;
export type FormName = keyof typeof FORMS;
export type FormValues<Name extends FormName> = z.input<(typeof FORMS)[Name]>;

export function isFormName(name: unknown): name is FormName {
  return typeof name === 'string' && Object.hasOwn(FORMS, name);
}

/** With the picked file on top, a form is a little longer than the file may be. */
export const MOST_FORM_BYTES = MOST_FILE_BYTES + 64 * 1024;

export const constraints = () => ({
  list: formConstraint(list),
  provider: formConstraint(provider),
  addProvider: formConstraint(newProvider),
});

/** What the forms call the fields of the core. */
export const FIELD_NAMES = { content: 'file', 'source.name': 'name', 'source.content': 'file' };

type Shared = Pick<z.output<typeof list>, keyof typeof shared>;

/** Asks for a preview and answers its id; undefined where the file is no text. */
export async function preview(
  { core }: AppLoadContext,
  value: z.output<typeof list> | z.output<typeof provider>,
): Promise<string | undefined> {
  const source = 'file' in value ? await listSource(value) : providerSource(value);
  if (!source) return undefined;
  const body = { source, ...sharedBody(value) };
  const { data } = await core.call(previewCatalogueImport, { body, timeoutMs: IMPORT_TIMEOUT_MS });
  return data.id;
}

export async function keepProvider(
  { core }: AppLoadContext,
  value: z.output<typeof providerBody>,
): Promise<{ id: string }> {
  return (await core.call(addProvider, { body: value })).data;
}

const providerSource = ({ provider_id }: z.output<typeof provider>) =>
  ({ kind: 'provider', provider_id }) as const;

async function listSource({ name, file }: z.output<typeof list>) {
  const content = await readListText(file);
  if (content === undefined) return undefined;
  return { kind: 'list', name, format: listFormat(file.name, content), content } as const;
}

function sharedBody({ exceptions, language, add_types, overwrite_texts, ...own }: Shared) {
  const { markup, addition, round_to, least_margin } = own;
  return {
    language,
    add_types,
    overwrite_texts,
    rules: {
      ...{ markup, addition, round_to, least_margin },
      exceptions: exceptions.flatMap(({ place, ...values }) => {
        const [kind, id] = place?.split(':') ?? [];
        if (kind === undefined) return [];
        const of = kind === 'type' ? { service_type_id: Number(id) } : { network_id: Number(id) };
        return [{ ...values, ...of }];
      }),
    },
  };
}
