import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { LONGEST_WORDS, SHORTEST_WORDS } from '#core/growth/tasks/check-rules.pure.ts';
import { createCheckBody } from '#core/growth/tasks/task.contract.ts';
import {
  createCheck,
  endCheck,
  sendCheck,
  startCheck,
} from '#core/growth/tasks/task.operations.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { patiently } from '#app/lib/core/patiently.server.ts';
import { refusedText } from '#app/lib/core/refused-text.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { choiceCookie } from '#app/lib/http/cookie-header.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { CHANNEL_COOKIE } from './chosen-channel.ts';

const checkId = z.string().max(100);
const TAKE = createCheckBody.extend({ key: z.uuid() });
const CHANNEL = z.object({ channel: z.string().regex(/^\d{1,18}$/) });
const WORDS = z.object({
  check: checkId,
  words: z.string().trim().min(SHORTEST_WORDS).max(LONGEST_WORDS),
});
export type WordsInput = z.input<typeof WORDS>;

export const wordsConstraint = (): object => formConstraint(WORDS);

/** What a form of the page was answered, where it leads nowhere. */
export interface TasksAnswer {
  /** For the form with the words. */
  result?: object;
  /** Why anything else was refused. */
  refused?: string;
}

type Handle = (context: AppLoadContext, form: FormData) => Promise<unknown>;

const placeOf = (check: number | string) => pagePath('tasks', {}, { check });

/** What the forms of the page do, by what they send as `form`. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  async channel({ secure }, form) {
    const { channel } = read(CHANNEL, form);
    const kept = choiceCookie(CHANNEL_COOKIE, channel, secure);
    return redirect(pagePath('tasks'), { status: 303, headers: { 'set-cookie': kept } });
  },
  async take({ core, locale }, form) {
    const submission = parseForm(form, { schema: TAKE, locale });
    if (submission.status !== 'success') throw new Response(null, { status: 400 });
    const { key, ...body } = submission.value;
    try {
      const { data: check } = await patiently(() => core.call(createCheck, { key, body }));
      return redirect(placeOf(check.id), 303);
    } catch (error) {
      return refused(error);
    }
  },
  start: step(({ core }, params) => core.call(startCheck, { params })),
  end: step(({ core }, params) => core.call(endCheck, { params })),
  async words({ core, locale }, form) {
    const submission = parseForm(form, { schema: WORDS, locale });
    if (submission.status !== 'success') return answered(replyToForm(submission));
    const { check, words } = submission.value;
    try {
      const body = { options: { custom_comment: words } };
      await core.call(sendCheck, { params: { checkId: check }, body });
    } catch (error) {
      if (isLate(error)) return redirect(placeOf(check), 303);
      return answered(refuseForm(submission, { error, locale, names: WORD_NAMES }));
    }
    return redirect(placeOf(check), 303);
  },
};

export const handlerOf = (form: FormData) => handlerIn(HANDLERS, form);

/** What the core calls the field of the form. */
const WORD_NAMES = { 'options.custom_comment': 'words' } as const;

function read<Schema extends z.ZodType>(schema: Schema, form: FormData): z.output<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new Response(null, { status: 400 });
  return parsed.data;
}

type Act = (context: AppLoadContext, params: { checkId: string }) => Promise<unknown>;

/** What nothing has to be filled in for; the page of the check shows how far it has come. */
function step(act: Act): Handle {
  return async (context, form) => {
    const { check } = read(z.object({ check: checkId }), form);
    try {
      await act(context, { checkId: check });
    } catch (error) {
      if (!isLate(error)) return refused(error);
    }
    return redirect(placeOf(check), 303);
  };
}

/** It has gone further meanwhile, or its time is over: its page says what of it. */
const isLate = (error: unknown): boolean => isRefusal(error, 'conflict', 'check_expired');

function refused(error: unknown) {
  const { text, status } = refusedText(error);
  return data({ refused: text } satisfies TasksAnswer, { status });
}

const answered = (reply: { data: object; init: ResponseInit | null }) =>
  data({ result: reply.data } satisfies TasksAnswer, reply.init ?? undefined);
