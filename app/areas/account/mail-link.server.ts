import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import type { CoreClient } from '#app/lib/core/core.server.ts';
import type { FlashKey } from '#app/lib/session/flash.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { linkToken } from './link-token.server.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';

const FORM = z.object({ token: linkToken });

/** What a page behind the link of a mail says, and the secret that came with it. */
export function mailLinkPage({ context, request }: LoaderFunctionArgs, routeName: string) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { ...pageText(context, routeName), noIndex: true, token };
}

interface Confirmation {
  confirm(core: CoreClient, body: z.output<typeof FORM>): Promise<undefined>;
  flash: FlashKey;
  /** Where it goes on once the link has been used. */
  to: string;
}

/** Only a button confirms: programs that look through mails open the links in them. */
export async function confirmMailLink(
  { context, request }: ActionFunctionArgs,
  { confirm, flash, to }: Confirmation,
) {
  const { core, locale } = context;
  const submission = parseForm(await readForm(request), { schema: FORM, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await confirm(core, submission.value);
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  context.flash.leave(flash);
  return redirect(to, 303);
}
