import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import {
  addChannel,
  newViewer,
  openTasks,
  orderViewers,
  take,
  thought,
  watch,
  WATCH_SECONDS,
  type Viewer,
} from '#core/growth/tasks/testing/viewers.ts';
import { PLAIN } from '#core/ordering/orders/testing/buyer.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import staffTexts from '#locales/en/staff-tasks.json' with { type: 'json' };
import texts from '#locales/en/tasks.json' with { type: 'json' };
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';
import { visitPanel, type SentForm } from './visitor.ts';

let panel: PanelOnCore;
let grace: CustomerActor;
beforeAll(async () => {
  panel = await startPanelOnCore();
  await openTasks(panel.core);
  grace = await newPayer(panel.core, { roles: ['staff'], name: 'Grace Lane' });
});
afterAll(() => panel.stop());

const visit = (
  path: string,
  who?: CustomerActor,
  more: { form?: SentForm; cookie?: string } = {},
) => visitPanel(panel, `/app/${path}`, { who, ...more });

/** What the form of a task on the page sends. */
function formOf(text: string, taskId: number): Record<string, string> {
  const [form] =
    text
      .split('<form')
      .filter((part) => new RegExp(`name="task_id" value="${taskId}"`).test(part)) ?? [];
  const value = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(form ?? '')?.[1] ?? '';
  return {
    ...{ form: 'take', task_id: String(taskId), key: value('key') },
    youtube_account_id: value('youtube_account_id'),
  };
}

/** Takes a task by its form; answers the place of its check. */
async function takeByForm(who: Viewer, taskId: number): Promise<string> {
  const { text } = await visit('tasks', who);
  const { headers } = await visit('tasks', who, { form: formOf(text, taskId) });
  const [, check = ''] = /\/tasks\?check=(\d+)$/.exec(headers.location ?? '') ?? [];
  return check;
}

const step = (who: Viewer, check: string, form: string, more: object = {}) =>
  visit(`tasks?check=${check}`, who, { form: { form, check, ...more } });

it('are done by forms alone, and each step says what comes next', async () => {
  const { buyer, orderId, taskId } = await orderViewers(panel.core, 2);
  const ida = await newViewer(panel.core);
  const list = await visit('tasks', ida);
  expect(list.text).toContain(texts.about.title);
  expect(list.text).toContain('Watch at least 30 seconds · Places left: 2');
  const check = await takeByForm(ida, taskId);
  const here = `tasks?check=${check}`;
  expect((await visit(here, ida)).text).toContain(texts.start.submit);
  await step(ida, check, 'start');
  const watching = await visit(here, ida);
  expect(watching.text).toMatch(
    /href="https:\/\/www\.youtube\.com\/[^"]+" target="_blank" rel="noopener noreferrer"/,
  );
  expect(watching.text).toContain('Time left: ');

  // Who comes back too early is told how long is left.
  const early = await step(ida, check, 'end');
  expect(early.status).toBe(422);
  expect(early.text).toContain('30');
  panel.core.clock.advance(WATCH_SECONDS * 1_000);
  await step(ida, check, 'end');
  expect((await visit(here, ida)).text).toContain(texts.words.title);

  // What is wrong stands at its field, and what was written stays.
  const short = await step(ida, check, 'words', { words: 'So nice' });
  expect(short.status).toBe(422);
  expect(short.text).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>So nice</);
  await step(ida, check, 'words', { words: thought(0) });
  const done = await visit(here, ida);
  expect(done.text).toContain(texts.waiting.title);
  expect(done.text).toContain(thought(0));

  const mine = await visit('tasks?tab=mine', ida);
  expect(mine.text).toContain(texts.status.checked);
  expect((await visit('tasks', ida)).text).not.toContain(`name="task_id" value="${taskId}"`);

  // Whoever ordered reads the words, and nothing of whose they are.
  const ordered = await visit(`orders/${orderId}`, buyer);
  expect(ordered.text).toContain(texts.said.title);
  expect(ordered.text).toContain(thought(0));
  expect(ordered.text).not.toContain('Channel ');
  expect((await visit(here, buyer)).status).toBe(404);
});

it('ask for a channel first, and are done with the one that was chosen', async () => {
  await orderViewers(panel.core, 3);
  const nobody = await newPayer(panel.core);
  expect((await visit('tasks', nobody)).text).toContain(texts.connect.title);
  const unproven = await newViewer(panel.core, false);
  expect((await visit('tasks', unproven)).text).toContain(texts.unproven.title);

  const ida = await newViewer(panel.core);
  const second = await addChannel(panel.core, ida);
  const chosen = await visit('tasks', ida, { form: { form: 'channel', channel: String(second) } });
  const [cookie = ''] = [chosen.headers['set-cookie'] ?? []].flat();
  const kept = /tasks_channel=\d+/.exec(cookie)?.[0] ?? '';
  const accountIn = (text: string) => /name="youtube_account_id" value="(\d+)"/.exec(text)?.[1];
  expect(accountIn((await visit('tasks', ida, { cookie: kept })).text)).toBe(String(second));
  // One that is gone is none; the first takes its place.
  const gone = await visit('tasks', ida, { cookie: 'tasks_channel=999999999' });
  expect(accountIn(gone.text)).toBe(String(ida.accountId));
});

it('say why a task cannot be taken', async () => {
  const { taskId } = await orderViewers(panel.core, 1);
  const [ida, ben] = [await newViewer(panel.core), await newViewer(panel.core)];
  const { text } = await visit('tasks', ida);
  await take(ben, taskId);
  const late = await visit('tasks', ida, { form: formOf(text, taskId) });
  expect(late.status).toBe(422);
  expect(late.text).toContain('This task is no longer available.');
});

it('are declined by staff with a reason, which their customer reads', async () => {
  const { orderId, taskId } = await orderViewers(panel.core, 1);
  const ida = await newViewer(panel.core);
  const { id } = await watch(panel.core, ida, { taskId, words: thought(6) });
  const list = await visit(`staff/tasks?q=order:${orderId}`, grace);
  expect(list.text).toContain(thought(6));
  const place = `staff/tasks/${id}`;
  const shown = await visit(place, grace);
  expect(shown.text).toContain(staffTexts.decline.submit);
  const [, key = ''] = /name="key" value="([^"]+)"/.exec(shown.text) ?? [];
  const empty = await visit(place, grace, { form: { form: 'decline', key, reason: ' ' } });
  expect(empty.status).toBe(422);
  await visit(place, grace, { form: { form: 'decline', key, reason: 'Not about the video' } });
  expect((await visit(place, grace)).text).toContain('Not about the video');
  const told = await visit(`tasks?check=${id}`, ida);
  expect(told.text).toContain(texts.declined.title);
  expect(told.text).toContain('Not about the video');
  // To everybody else the pages of staff are not there.
  expect((await visit(place, ida)).status).toBe(404);
});

it('are set on the page of a service, whose terms are checked at their fields', async () => {
  const place = `staff/services/${PLAIN}`;
  const { text } = await visit(place, grace);
  const attribute = (tag: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const inputs = [...text.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const sent = inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')] as const);
  const wrongIn = (answer: string) =>
    [...answer.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(([tag]) =>
      attribute(tag, 'name'),
    );
  const form = {
    ...Object.fromEntries(sent.filter(([name]) => !/^$|drip_feed|speed_up|is_active/.test(name))),
    ...{ form: 'change', is_active: 'on', delivery: 'tasks', watch_seconds: '30' },
    service_type_id: '101',
  };
  const missing = await visit(place, grace, { form: { ...form, task_reward: '' } });
  expect(missing.status).toBe(422);
  expect(wrongIn(missing.text)).toEqual(['task_reward']);
  const dear = await visit(place, grace, { form: { ...form, task_reward: '5' } });
  expect(dear.status).toBe(422);
  expect(wrongIn(dear.text)).toEqual(['task_reward']);
});

it('are told of to guests, and are not there where they are switched off', async () => {
  const about = await visit('tasks/start-earning');
  expect(about.text).toContain(texts.guest.title);
  expect(about.text).toContain('redirect=%2Ftasks');
  expect((await visit('tasks')).headers.location).toMatch(/\/login\?redirect=/);
  const ida = await newViewer(panel.core);
  expect((await visit('tasks/start-earning', ida)).text).toContain(texts.toTasks);
  await changeSettings(panel.core.deps, { slug: 'alder', patch: { tasksIsEnabled: false } });
  panel.time.ms += 10 * 60_000;
  for (const path of ['tasks', 'tasks/faq', 'tasks/start-earning']) {
    expect((await visit(path, ida)).status, path).toBe(404);
  }
});
