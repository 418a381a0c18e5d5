import { readFile } from 'node:fs/promises';
import { addCanned } from '#core/feedback/canned-answers/canned-answers.ts';
import { uploadAttachment } from '#core/feedback/support/attachments/attachments.ts';
import { closeOwnTicket } from '#core/feedback/support/own-tickets.ts';
import { answerThread } from '#core/feedback/support/staff-support.ts';
import { openedAnswer } from '#core/feedback/support/support.contract.ts';
import { openOwnTicket, writeToOwnTicket } from '#core/feedback/support/write-ticket.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import { runDueJobs } from './run-jobs.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

/** Drawn for the demo: it shows nobody's card. */
const PICTURE = new URL('../../fixtures/history/documents/card.jpg', import.meta.url);
const THANKED_AFTER_MINUTES = 45;

/** Somebody asks the support, and what becomes of that. */
export async function askSupport(
  stage: Stage,
  troupe: Troupe,
  asked: DeedOf<'ticket'>,
): Promise<void> {
  const { deps } = stage;
  const owner = callerOf(troupe, asked.who);
  const { topic, subject, text, answer, answeredAfter = 0, thanks, isClosed } = asked;
  const attachments = asked.shows ? [await upload(stage, owner)] : [];
  const route = 'POST /api/v1/tickets';
  const body = { topic, subject, text, attachments };
  const { bytes } = await openOwnTicket(deps, owner, { key: stage.key(), route, body });
  const opened = openedAnswer.parse(JSON.parse(Buffer.from(bytes).toString()));
  const ticketId = String(opened.data.ticket_id);
  if (answer === undefined) return;
  stage.after(answeredAfter, async () => {
    await answerThread(deps, callerOf(troupe, DEMO_STAFF.email), {
      ...{ key: stage.key(), route: 'POST /api/v1/staff/tickets/{ticketId}/messages' },
      ...{ place: { ticketId }, text: answer },
    });
    await runDueJobs(stage);
  });
  if (thanks === undefined) return;
  stage.after(answeredAfter + THANKED_AFTER_MINUTES, async () => {
    await writeToOwnTicket(deps, owner, {
      ...{ key: stage.key(), route: 'POST /api/v1/tickets/{ticketId}/messages', ticketId },
      body: { text: thanks },
    });
    if (isClosed) await closeOwnTicket(deps, owner, ticketId);
  });
}

async function upload({ deps }: Stage, owner: ReturnType<typeof callerOf>): Promise<string> {
  const content = await readFile(PICTURE, 'base64');
  const { data } = await uploadAttachment(deps, owner, { content, name: 'payment.jpg' });
  return data.filename;
}

/** What the team begins its answers with. */
export async function canAnswers(
  { deps }: Stage,
  troupe: Troupe,
  { who, answers }: DeedOf<'can'>,
): Promise<void> {
  for (const answer of answers) await addCanned(deps, callerOf(troupe, who), answer);
}
