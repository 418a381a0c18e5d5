import { data, redirect, type AppLoadContext } from '@remix-run/node';
import type { z } from 'zod';
import {
  addVideoAccountBody,
  videoAccountPath,
} from '#core/growth/video-accounts/video-account.contract.ts';
import {
  addVideoAccount,
  removeVideoAccount,
  verifyVideoCode,
  verifyVideoSubscriptions,
} from '#core/growth/video-accounts/video-account.operations.ts';
import { refusedText } from '#app/lib/core/refused-text.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { FlashKey } from '#app/lib/session/flash.ts';

const HERE = pagePath('channel-statistics');

export const channelConstraint: object = formConstraint(addVideoAccountBody);
export type ChannelInput = z.input<typeof addVideoAccountBody>;

/** What a form of the page was answered, where it leads nowhere. */
export interface ChannelAnswer {
  /** For the form of a new channel. */
  result?: object;
  /** What was refused of a channel, and of which. */
  refused?: { id: string; text: string };
}

type Handle = (context: AppLoadContext, form: FormData) => Promise<unknown>;

/** What the forms of the page do, by what they send as `form`. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  async add({ core, locale, flash }, form) {
    const submission = parseForm(form, { schema: addVideoAccountBody, locale });
    if (submission.status !== 'success') return answered(replyToForm(submission));
    try {
      await core.call(addVideoAccount, { body: submission.value });
    } catch (error) {
      return answered(refuseForm(submission, { error, locale }));
    }
    flash.leave('channelAdded');
    return redirect(HERE, 303);
  },
  code: ofChannel('channelProven', ({ core }, params) => core.call(verifyVideoCode, { params })),
  subscriptions: ofChannel('channelVerified', ({ core }, params) =>
    core.call(verifyVideoSubscriptions, { params }),
  ),
  remove: ofChannel('channelRemoved', ({ core }, params) =>
    core.call(removeVideoAccount, { params }),
  ),
};

export const handlerOf = (form: FormData) => handlerIn(HANDLERS, form);

type ChannelParams = z.output<typeof videoAccountPath>;

/** What nothing has to be filled in for; what is refused is said at the channel. */
function ofChannel(
  done: FlashKey,
  act: (context: AppLoadContext, params: ChannelParams) => Promise<unknown>,
): Handle {
  return async (context, form) => {
    const params = videoAccountPath.safeParse({ id: form.get('channel') });
    if (!params.success) throw new Response(null, { status: 400 });
    try {
      await act(context, params.data);
    } catch (error) {
      return refusedAt(params.data.id, error);
    }
    context.flash.leave(done);
    return redirect(HERE, 303);
  };
}

function refusedAt(id: string, error: unknown) {
  const { text, status } = refusedText(error);
  return data({ refused: { id, text } } satisfies ChannelAnswer, { status });
}

interface Reply {
  data: object;
  init: ResponseInit | null;
}

const answered = ({ data: result, init }: Reply) =>
  data({ result } satisfies ChannelAnswer, init ?? undefined);
