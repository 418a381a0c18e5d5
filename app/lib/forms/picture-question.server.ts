import type { AppLoadContext } from '@remix-run/node';
import type { z } from 'zod';
import type { questionAnswer } from '#core/accounts/captcha/captcha.contract.ts';
import { createPictureQuestion } from '#core/accounts/captcha/captcha.operations.ts';
import { CoreError } from '../core/core.server.ts';

export type PictureQuestion = z.infer<typeof questionAnswer>['data'];

/** For a form of an owner who asks for one. Without an answer the form says itself what it lacks. */
export async function pictureQuestion({
  core,
  instance,
  reportError,
}: AppLoadContext): Promise<PictureQuestion | undefined> {
  if (!instance.settings.captchaEnabled) return undefined;
  try {
    return (await core.call(createPictureQuestion)).data;
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    reportError(error);
    return undefined;
  }
}
