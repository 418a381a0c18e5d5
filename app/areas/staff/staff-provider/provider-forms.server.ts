import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { removalQuery } from '#core/supply/imports/provider-use.contract.ts';
import { removeProvider as removal } from '#core/supply/imports/provider-use.operations.ts';
import { providerBody } from '#core/supply/providers/provider.contract.ts';
import {
  changeProvider as change,
  tryProvider,
} from '#core/supply/providers/provider.operations.ts';

/** An empty key leaves the one that is kept. */
const CHANGE = z.object({
  ...providerBody.shape,
  key: providerBody.shape.key.optional(),
  low_balance: z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,6})?$/)
    .max(16)
    .optional(),
});
const REMOVAL = z.object({ services: removalQuery.shape.services });

/** The forms of the page by what they send as `form`. */
export const FORMS = { change: CHANGE, remove: REMOVAL } as const;
/** Nothing is filled in to try it again. */
export const TRY = z.object({});
export type FormValues<Name extends keyof typeof FORMS> = z.input<(typeof FORMS)[Name]>;

export function isFormName(name: unknown): name is keyof typeof FORMS {
  return typeof name === 'string' && Object.hasOwn(FORMS, name);
}

export async function changeProvider(
  { core }: AppLoadContext,
  providerId: string,
  {
    low_balance = null,
    ...body
  }: Omit<z.output<typeof CHANGE>, 'low_balance'> & {
    low_balance?: string | null | undefined;
  },
): Promise<void> {
  await core.call(change, { params: { providerId }, body: { ...body, low_balance } });
}

export async function removeProvider(
  { core }: AppLoadContext,
  providerId: string,
  { services }: z.output<typeof REMOVAL>,
): Promise<void> {
  const query = services === undefined ? {} : { services };
  await core.call(removal, { params: { providerId }, query });
}

export async function tryAgain({ core }: AppLoadContext, providerId: string): Promise<void> {
  await core.call(tryProvider, { params: { providerId } });
}
