import type { AppLoadContext } from '@remix-run/node';
import type { z } from 'zod';
import { captchaAnswer, questionAnswer } from '#core/captcha/captcha.contract.ts';
import { CoreError, type Call } from './core.server.ts';

type AnyCall = Call<z.ZodType>;

export const captchaCall = {
  method: 'POST',
  path: '/captcha',
  answer: captchaAnswer,
} as const satisfies AnyCall;

const questionCall = {
  method: 'POST',
  path: '/captcha/question',
  answer: questionAnswer,
} as const satisfies AnyCall;

export type PictureQuestion = z.infer<typeof questionAnswer>['data'];

/** For a form of an owner who asks for one. Without an answer the form says itself what it lacks. */
export async function pictureQuestion({
  core,
  instance,
  reportError,
}: AppLoadContext): Promise<PictureQuestion | undefined> {
  if (!instance.settings.captchaEnabled) return undefined;
  try {
    return (await core.call(questionCall)).data;
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    reportError(error);
    return undefined;
  }
}
