import { AppError } from '#core/errors.ts';
import { suggestKeywords } from '#core/growth/keyword-suggestions/suggest-keywords.ts';
import { addVideoAccount } from '#core/growth/video-accounts/add-video-account.ts';
import {
  verifyCode,
  verifySubscriptions,
} from '#core/growth/video-accounts/verify-video-account.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

const STEPS = [verifyCode, verifySubscriptions];

/** What somebody does with the tools for channels. */
export const useChannelTools = (
  stage: Stage,
  troupe: Troupe,
  deed: DeedOf<'add channel'> | DeedOf<'search keyword'>,
): Promise<void> =>
  deed.does === 'add channel'
    ? addChannel(stage, troupe, deed)
    : searchKeyword(stage, troupe, deed);

/** Somebody connects a channel and goes as many steps of proving it; each succeeds the second time. */
async function addChannel(
  { deps }: Stage,
  troupe: Troupe,
  { who, url, steps }: DeedOf<'add channel'>,
): Promise<void> {
  const caller = callerOf(troupe, who);
  const { id } = await addVideoAccount(deps, caller, url);
  for (const step of STEPS.slice(0, steps)) {
    await step(deps, caller, String(id)).catch(onlyRefused);
    await step(deps, caller, String(id));
  }
}

function onlyRefused(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
}

async function searchKeyword(
  { deps }: Stage,
  troupe: Troupe,
  { who, keyword, country, language }: DeedOf<'search keyword'>,
): Promise<void> {
  await suggestKeywords(deps, callerOf(troupe, who), { keyword, country, language });
}
