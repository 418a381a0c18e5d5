import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { createMortalProcess } from '#core/testing/jobs/mortal-process.ts';
import { openJobBench, type JobBench } from '#core/testing/jobs/job-bench.ts';
import { keepTransport } from './keep-transport.ts';
import { listMails } from './list-mails.ts';
import { queueMail, type MailToQueue } from './queue-mail.ts';
import { sendMailJob } from './send-mail.ts';
import { MailRefused, type MailToSend, type MailTransport } from './transport.ts';

/** Takes every mail, once its answer is known. */
function recordingTransport(answer: (mail: MailToSend) => void = () => {}) {
  const received: MailToSend[] = [];
  const transport: MailTransport = {
    domain: 'mail.example',
    async send(mail) {
      answer(mail);
      received.push(mail);
      return { messageId: mail.messageId, state: 'sent' };
    },
  };
  return { received, transport };
}

describe('the outbox', () => {
  let bench: JobBench;
  beforeAll(async () => {
    bench = await openJobBench();
  });
  afterEach(() => bench.reset());
  afterAll(() => bench.close());

  function queue(more: Partial<MailToQueue> = {}): Promise<bigint | undefined> {
    const { deps, instanceId } = bench;
    const mail = { instanceId, to: 'owner@example.com', subject: 'Hello', text: 'World' };
    const whole: MailToQueue = { ...mail, language: 'pt_BR', ...more };
    return deps.db.inInstance(whole.instanceId, (trx) => queueMail(deps, trx, whole));
  }

  async function onlyMail() {
    const { deps, instanceId } = bench;
    const page = await deps.db.inInstance(instanceId, (trx) =>
      listMails(trx, { instanceId, limit: 2 }),
    );
    const [mail, second] = page.mails;
    if (!mail || second) throw new Error('There is not exactly one mail.');
    return mail;
  }

  it('sends a mail once, whole, under an id made from its own', async () => {
    const { received, transport } = recordingTransport();
    const own = { replyTo: 'help@nova.example', thread: 'ticket-7' };
    const id = await queue({ fromName: 'Nova', ...own, html: '<p>World' });
    const createdAt = bench.clock.now();
    bench.passSeconds(5);
    await bench.startWorker([sendMailJob(transport)]).idle();
    const time = createdAt.getTime().toString(36);
    const messageId = `<${time}.${bench.instanceId}.${id}@mail.example>`;
    expect(received).toEqual([
      {
        messageId,
        to: 'owner@example.com',
        fromName: 'Nova',
        replyTo: 'help@nova.example',
        threadId: `<ticket-7.${bench.instanceId}@mail.example>`,
        unsubscribe: null,
        subject: 'Hello',
        text: 'World',
        html: '<p>World',
        language: 'pt-BR',
        date: createdAt,
      },
    ]);
    expect(await onlyMail()).toMatchObject({
      state: 'sent',
      attempts: 1,
      message_id: messageId,
      sent_at: bench.clock.now(),
      last_error: null,
    });
  });

  it('holds no mail and no job of a transaction that rolls back', async () => {
    const { deps, instanceId } = bench;
    const rolledBack = deps.db.inInstance(instanceId, async (trx) => {
      const mail = { instanceId, to: 'owner@example.com', subject: 'Hello', text: 'World' };
      await queueMail(deps, trx, { ...mail, language: 'en' });
      throw new Error('No.');
    });
    await expect(rolledBack).rejects.toThrow('No.');
    const { mails } = await deps.db.inInstance(instanceId, (trx) =>
      listMails(trx, { instanceId, limit: 10 }),
    );
    expect(mails).toEqual([]);
    expect(await bench.jobs()).toEqual([]);
  });

  it('keeps a mail where nothing may leave', async () => {
    await queue();
    await bench.startWorker([sendMailJob(keepTransport)]).idle();
    expect(await onlyMail()).toMatchObject({ state: 'kept', sent_at: null, attempts: 1 });
  });

  it('tries again what could not be sent, and shows why meanwhile', async () => {
    let isDown = true;
    const { received, transport } = recordingTransport(() => {
      if (isDown) throw new Error('450 try later');
    });
    await queue();
    const worker = bench.startWorker([sendMailJob(transport)]);
    await worker.idle();
    const waiting = await onlyMail();
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1, last_error: '450 try later' });
    isDown = false;
    bench.passSeconds(60);
    await worker.idle();
    expect(received.map((mail) => mail.messageId)).toEqual([waiting.message_id]);
    expect(await onlyMail()).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
  });

  it('gives a refused mail up at once', async () => {
    bench.log.allowErrors();
    const { transport } = recordingTransport(() => {
      throw new MailRefused('550 no such user');
    });
    await queue();
    await bench.startWorker([sendMailJob(transport)]).idle();
    expect(await onlyMail()).toMatchObject({ state: 'failed', last_error: '550 no such user' });
    expect(await bench.jobs()).toMatchObject([{ state: 'dead', attempts: 1 }]);
  });

  it('can keep whatever the other side says', async () => {
    bench.log.allowErrors();
    const { transport } = recordingTransport(() => {
      throw new MailRefused(`550 no\0 ${'!'.repeat(1_000_000)}`);
    });
    await queue();
    await bench.startWorker([sendMailJob(transport)]).idle();
    const { state, last_error: reason } = await onlyMail();
    expect(state).toBe('failed');
    expect(reason).toBe(`550 no ${'!'.repeat(1993)}`);
  });

  it('gives a mail up with its job, when no try succeeds', async () => {
    bench.log.allowErrors();
    const { transport } = recordingTransport(() => {
      throw new Error('421 busy');
    });
    await queue();
    const worker = bench.startWorker([sendMailJob(transport)]);
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      await worker.idle();
      bench.passSeconds(3600);
    }
    expect(await onlyMail()).toMatchObject({
      state: 'failed',
      attempts: 20,
      last_error: '421 busy',
    });
    expect(await bench.jobs()).toMatchObject([{ state: 'dead', attempts: 20 }]);
  });

  it('sends a mail wherever its sender is killed, and a repeat under the same id', async () => {
    const endings: { places: number; deliveries: number }[] = [];
    for (let places = 1, survived = false; !survived; places += 1) {
      await bench.reset();
      const { received, transport } = recordingTransport();
      const mortal = createMortalProcess(bench.deps.db, places);
      const whileAlive: MailTransport = {
        ...transport,
        send: (...args) => mortal.outside(() => transport.send(...args)),
      };
      await queue();
      // One at a time, so that the places always come in the same order.
      const options = { db: mortal.db, concurrency: 1 };
      const first = bench.startWorker([sendMailJob(whileAlive)], options);
      survived = await Promise.race([first.idle().then(() => true), mortal.died.then(() => false)]);
      bench.passSeconds(61);
      const elsewhere = { ...transport, domain: 'elsewhere.example' };
      await bench.startWorker([sendMailJob(elsewhere)]).idle();

      const mail = await onlyMail();
      expect(mail.state).toBe('sent');
      expect(await bench.jobs()).toMatchObject([{ kind: 'send-mail', state: 'done' }]);
      expect(new Set(received.map((each) => each.messageId))).toEqual(new Set([mail.message_id]));
      endings.push({ places, deliveries: received.length });
    }
    // Between the answer of the other side and our commit, and nowhere else, it goes out twice.
    const twice = endings.filter((ending) => ending.deliveries === 2);
    expect(endings.length).toBeGreaterThan(15);
    expect(twice).toHaveLength(3);
    expect(endings.every((ending) => ending.deliveries === 1 || twice.includes(ending))).toBe(true);
  });

  it('queues a mail with a key once for ever, for each instance', async () => {
    expect(await queue({ uniqueKey: 'receipt:7' })).toBeTypeOf('bigint');
    await bench.startWorker([sendMailJob(keepTransport)]).idle();
    await bench.deps.db.asSystem((trx) => trx.deleteFrom('jobs').execute());
    expect(await queue({ uniqueKey: 'receipt:7' })).toBeUndefined();
    const instanceId = bench.otherInstanceId;
    expect(await queue({ uniqueKey: 'receipt:7', instanceId })).toBeTypeOf('bigint');
  });

  it.each([
    ['to', { to: 'owner@example.com\r\nBcc: all@example.com' }],
    ['to', { to: 'a@example.com, b@example.com' }],
    ['replyTo', { replyTo: 'Owner <owner@example.com>' }],
  ])('refuses a bad address in %s', async (field, more) => {
    const error = await queue(more).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: 'validation_failed',
      fields: { [field]: [{ code: 'invalid_email' }] },
    });
    expect(await bench.jobs()).toEqual([]);
  });

  it('flattens what goes into a header', async () => {
    await queue({ subject: 'Hello\r\nBcc: all@example.com', fromName: 'No\nva', text: 'a\0\nb' });
    expect(await onlyMail()).toMatchObject({
      subject: 'Hello Bcc: all@example.com',
      from_name: 'No va',
      text: 'a\nb',
    });
  });

  it('cannot hold a header of two lines, whoever writes it', async () => {
    const { deps, instanceId } = bench;
    const insert = deps.db.inInstance(instanceId, (trx) =>
      sql`insert into outgoing_mails (instance_id, to_address, subject, text, language, created_at)
        values (${instanceId}, 'a@example.com', ${'one\r\ntwo'}, '', 'en', now())`.execute(trx),
    );
    await expect(insert).rejects.toThrow(/outgoing_mails_one_line_headers/);
  });

  it('is read newest first, page by page, by its own instance only', async () => {
    const { deps, instanceId, otherInstanceId } = bench;
    for (let n = 1; n <= 5; n += 1) await queue({ subject: String(n) });
    await queue({ subject: 'theirs', instanceId: otherInstanceId });
    const subjects: string[][] = [];
    let before: bigint | undefined;
    do {
      const page = await deps.db.inInstance(instanceId, (trx) =>
        listMails(trx, { instanceId, limit: 2, before }),
      );
      subjects.push(page.mails.map((mail) => mail.subject));
      before = page.before;
    } while (before !== undefined);
    expect(subjects).toEqual([['5', '4'], ['3', '2'], ['1']]);

    const overTheWall = await deps.db.inInstance(instanceId, (trx) =>
      listMails(trx, { instanceId: otherInstanceId, limit: 2 }),
    );
    expect(overTheWall.mails).toEqual([]);
  });
});
