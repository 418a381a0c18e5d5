import { z } from 'zod';
import { storeAsset } from '#core/platform/assets/store-asset.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { linkSource, type LinkSource, type ToldOfLink } from './link-source.ts';
import { changeLink, deleteLink, listLinksDue, type DueLink } from './snippet.store.ts';

/** Few, one after another, so that networks are not flooded with requests. */
const AT_ONCE = 20;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ASKED_AGAIN_DAYS = 30;
/** After that, only the link's own words are shown again. */
const KEPT_DAYS = 180;

/** Asks networks what links show that something was ordered for. */
export const askLinks = defineJob({
  kind: 'ask-links',
  schema: z.strictObject({}),
  maxAttempts: 3,
  maxAtOnce: 1,
  async handle(deps, { signal }) {
    const source = linkSource(deps);
    if (!source) return;
    const asked = { now: deps.clock.now(), most: AT_ONCE };
    const due = await deps.db.asSystem((trx) => listLinksDue(trx, asked));
    for (const link of due) {
      if (signal.aborted) return;
      await askOne(deps, source, link);
    }
  },
});

async function askOne(deps: Deps, source: LinkSource, link: DueLink): Promise<void> {
  const { instance_id: instanceId, url } = link;
  const now = deps.clock.now().getTime();
  const isOld = now - link.created_at.getTime() >= KEPT_DAYS * DAY_MS;
  if (isOld) {
    return deps.db.inInstance(instanceId, (trx) => deleteLink(trx, { instanceId, url }));
  }
  const told = await source.tell(url);
  const change = await changeBy(deps, link, told);
  await deps.db.inInstance(instanceId, (trx) => changeLink(trx, { instanceId, url }, change));
}

async function changeBy(deps: Deps, link: DueLink, told: ToldOfLink) {
  const after = (ms: number) => new Date(deps.clock.now().getTime() + ms);
  if (told === 'silent') {
    const failures = link.failures + 1;
    const waitMs = Math.min(2 ** failures * MINUTE_MS, DAY_MS);
    return { failures, next_ask_at: after(waitMs) };
  }
  const next = { failures: 0, next_ask_at: after(ASKED_AGAIN_DAYS * DAY_MS) };
  // What was removed there is no longer shown here either.
  if (told === 'nothing') return { ...next, title: null, thumbnail: null };
  const thumbnail = told.picture && (await keepPicture(deps, link, told.picture));
  return { ...next, title: told.title, thumbnail: thumbnail ?? link.thumbnail };
}

/**
 * Stored with the instance's own pictures, so that a visitor's browser requests nothing elsewhere.
 */
async function keepPicture(deps: Deps, link: DueLink, bytes: Uint8Array): Promise<string | null> {
  const owner = { id: link.instance_id, slug: link.slug };
  try {
    return (await storeAsset(deps, owner, { bytes, field: 'thumbnail' })).address;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

export const SNIPPET_SCHEDULES = [
  { name: 'ask-links', job: askLinks, instanceId: null, payload: {}, everySeconds: 30 },
];
