import { settleCommissions, settleOfPayer } from '#core/billing/commissions/settle-jobs.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { settleDueGrades, settleOne } from '#core/pricing/grades/settle-jobs.ts';
import { addCustomer } from '#core/testing/customers.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { judgeReferral } from '#core/growth/referrals/judge-referral.ts';
import { faultsOf, hear, readBooks, type Outcome } from './books.ts';
import { LONG, type Deed, type History, type Round } from './commands.ts';
import type { Stage } from './stage.ts';
import { click, forgetJobs, play } from './steps.ts';
import type { Story } from './story.ts';

/**
 * So many histories share a transaction. A transaction takes time to begin and to end, and a row
 * that it changes again and again is found more and more slowly.
 */
const TOGETHER = 10;
const HOUR_MS = 3_600_000;

export interface Played {
  faults: string[];
  /** How often each thing was done. */
  done: Map<Deed | Outcome, number>;
}

interface Asked {
  histories: readonly History[];
  rounds: readonly Round[];
  /** Tells the customers of this call from those of others. */
  name: string;
}

/** Plays all histories at once, a step of each and then one of each again. */
export async function playHistories(stage: Stage, asked: Asked): Promise<Played> {
  const played: Played = { faults: [], done: new Map() };
  const stories: Story[] = [];
  await inParts(stage, asked.histories, async (trx, history, at) => {
    stories.push(await begin(stage, trx, { history, at, name: asked.name }));
  });
  const longest = Math.max(...asked.histories.map(({ commands }) => commands.length));
  for (let step = 0; step < longest; step += 1) {
    await inParts(stage, stories, async (trx, story) => {
      const command = story.history.commands[step];
      if (command && (await play({ stage, trx, story }, command))) count(played, command.do);
    });
    const round = asked.rounds[step % asked.rounds.length] ?? LONG;
    await endRound(stage, { stories, round, played, step });
    if (step <= 1) await stage.countRows();
  }
  for (const step of [longest, longest + 1]) {
    await endRound(stage, { stories, round: LONG, played, step });
  }
  return played;
}

async function inParts<One>(
  stage: Stage,
  all: readonly One[],
  work: (trx: Trx, one: One, at: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < all.length; from += TOGETHER) {
    await stage.together(async (trx) => {
      for (const [at, one] of all.slice(from, from + TOGETHER).entries()) {
        await work(trx, one, from + at);
      }
    });
  }
}

async function begin(
  stage: Stage,
  trx: Trx,
  { history, at, name }: { history: History; at: number; name: string },
): Promise<Story> {
  const code = `${name}-${at}`;
  const own = { affiliate_code: code, referral_basis_points: history.ownShare };
  const { id: earner } = await addCustomer(stage.test.deps, stage.instanceId, own);
  const story: Story = {
    ...{ at, history, earner, code, payer: undefined, click: undefined, clicks: 0 },
    ...{ isReferred: false, decision: undefined, wasAllowed: false, wasTakenBack: false },
    ...{ gradeId: null, releasedMicro: 0n },
    ...{ hadBonus: false, paid: [], bought: [], disputes: [], withdrawals: [], paidOutMicro: 0n },
  };
  for (let times = 0; times < history.clicks; times += 1) await click({ stage, trx, story });
  return story;
}

interface Ended {
  stories: readonly Story[];
  round: Round;
  played: Played;
  step: number;
}

async function endRound(stage: Stage, { stories, round, played, step }: Ended): Promise<void> {
  const { test } = stage;
  test.clock.advance(round.hours * HOUR_MS);
  await stage.together(async (trx) => {
    if (round.isSettled) await settleAll(stage, trx);
    const books = await readBooks(trx, stage, stories);
    for (const [at, story] of stories.entries()) {
      const own = books[at];
      if (!own) throw new Error('Each history has its books.');
      for (const outcome of hear(story, own)) count(played, outcome);
      const now = test.clock.now();
      const found = faultsOf(story, own, { now, isSettled: round.isSettled });
      const where = `${story.code}, step ${step}`;
      const what = story.history.commands.map(({ do: deed }) => deed).join(' ');
      played.faults.push(...found.map((fault) => `${where}: ${fault} (${what})`));
    }
  });
}

async function settleAll({ test }: Stage, trx: Trx): Promise<void> {
  await runJobs(test, judgeReferral);
  await runJob(test, settleCommissions);
  await runJobs(test, settleOfPayer);
  await runJobs(test, settleOne);
  await runJob(test, settleDueGrades);
  await forgetJobs(trx);
}

const count = ({ done }: Played, what: Deed | Outcome) =>
  void done.set(what, (done.get(what) ?? 0) + 1);
