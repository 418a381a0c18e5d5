import type { LoaderFunctionArgs, SerializeFrom } from '@remix-run/node';
import { getProvider } from '#core/supply/imports/provider-use.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { FORMS } from './provider-forms.server.ts';

export type ProviderData = SerializeFrom<typeof loadProvider>;

export async function loadProvider({ context, params }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const input = { params: { providerId: params['providerId'] ?? '' } };
  const answer = await context.core.call(getProvider, input).catch((error: unknown) => {
    throw asMissing(error);
  });
  const provider = answer.data;
  return { ...staff, title: provider.name, provider, constraint: formConstraint(FORMS.change) };
}

/** What is no number at all is refused as a field, and is no provider either. */
export function asMissing(error: unknown): unknown {
  const isMissing =
    error instanceof CoreError && (error.status === 404 || 'providerId' in error.errors);
  return isMissing ? notFound('page') : error;
}
