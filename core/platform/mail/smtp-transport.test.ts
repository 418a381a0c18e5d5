import net from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openJobBench, type JobBench } from '#core/testing/jobs/job-bench.ts';
import { portOf, startMailServer, type ReceivedMail } from '#core/testing/mail-server.ts';
import { listMails } from './list-mails.ts';
import { queueMail, type MailToQueue } from './queue-mail.ts';
import { sendMailJob } from './send-mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** A port that nothing listens on. */
async function findClosedPort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function replyWith(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

describe('a mail over SMTP', () => {
  let bench: JobBench;
  const opened: { close(): Promise<void> }[] = [];
  beforeAll(async () => {
    bench = await openJobBench();
  });
  afterEach(async () => {
    await bench.reset();
    await Promise.all(opened.splice(0).map((server) => server.close()));
  });
  afterAll(() => bench.close());

  async function openMailServer(options?: SMTPServerOptions) {
    const server = await startMailServer(options);
    opened.push(server);
    return server;
  }

  function queue(more: Partial<MailToQueue> = {}): Promise<bigint | undefined> {
    const { deps, instanceId } = bench;
    const mail = { to: 'owner@example.com', subject: 'Привет 🎬', text: 'Добро пожаловать' };
    return deps.db.inInstance(instanceId, (trx) =>
      queueMail(deps, trx, { instanceId, ...mail, language: 'ru', ...more }),
    );
  }

  function startSending(url: string, from = 'Marquee <no-reply@mail.example>') {
    return bench.startWorker([sendMailJob(createSmtpTransport({ url, from }))]);
  }

  async function onlyMail() {
    const { deps, instanceId } = bench;
    const { mails } = await deps.db.inInstance(instanceId, (trx) =>
      listMails(trx, { instanceId, limit: 2 }),
    );
    const [mail] = mails;
    if (!mail || mails.length !== 1) throw new Error('There is not exactly one mail.');
    return mail;
  }

  it('arrives with its headers, its brand and its id', async () => {
    const server = await openMailServer();
    const unsubscribe = `https://nova.example/app/unsubscribe/7?signature=${'a'.repeat(43)}`;
    const own = { replyTo: 'help@nova.example', thread: 'ticket-7', unsubscribe };
    await queue({ fromName: 'Nova', ...own, html: '<p>Добро' });
    await startSending(server.url).idle();
    const mail = await onlyMail();
    expect(mail.state).toBe('sent');
    expect(server.received).toHaveLength(1);
    const [{ from, to, source } = { source: '' } as ReceivedMail] = server.received;
    expect({ from, to }).toEqual({ from: 'no-reply@mail.example', to: ['owner@example.com'] });
    const headers = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
    const lines = headers.split('\r\n');
    expect(lines).toContain('From: Nova <no-reply@mail.example>');
    expect(lines).toContain('To: owner@example.com');
    expect(lines).toContain('Reply-To: help@nova.example');
    expect(lines).toContain(`Message-ID: ${mail.message_id}`);
    const thread = `<ticket-7.${bench.instanceId}@mail.example>`;
    expect(lines).toContain(`In-Reply-To: ${thread}`);
    expect(lines).toContain(`References: ${thread}`);
    expect(lines).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(lines).toContain('Content-Language: ru');
    expect(lines).toContain('Auto-Submitted: auto-generated');
    expect(lines).toContain('Date: Tue, 15 Jan 2030 12:00:00 +0000');
    expect(lines.some((line) => line.startsWith('Subject: =?UTF-8?'))).toBe(true);
    expect(headers).toMatch(/multipart\/alternative/);
  });

  it('speaks as the deployment when it has no brand', async () => {
    const server = await openMailServer();
    await queue();
    await startSending(server.url).idle();
    expect(server.received[0]?.source).toContain('From: Marquee <no-reply@mail.example>');
    expect(server.received[0]?.source).not.toContain('List-Unsubscribe');
  });

  it.each([
    ['the recipient', { onRcptTo: true }],
    ['the message', { onData: true }],
  ])('put off at %s goes out later under the same id', async (_, at) => {
    const replies: (Error | null)[] = [replyWith(450, 'Greylisted')];
    const answer = (): Error | null => replies.shift() ?? null;
    const sources: string[] = [];
    const server = await openMailServer({
      ...('onRcptTo' in at && { onRcptTo: (_address, _session, done) => done(answer()) }),
      onData(stream, _session, done) {
        let source = '';
        stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
        stream.on('end', () => {
          sources.push(source);
          done('onData' in at ? answer() : null);
        });
      },
    });
    await queue();
    const worker = startSending(server.url);
    await worker.idle();
    const waiting = await onlyMail();
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1 });
    expect(waiting.last_error).toMatch(/450.*Greylisted/);

    bench.passSeconds(60);
    await worker.idle();
    expect(await onlyMail()).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
    for (const source of sources) expect(source).toContain(`Message-ID: ${waiting.message_id}`);
    expect(sources).toHaveLength('onData' in at ? 2 : 1);
  });

  it.each([
    ['the recipient', { onRcptTo: (_a, _s, done) => done(replyWith(550, 'No such user')) }],
    [
      'the message',
      {
        onData(stream, _session, done) {
          stream.resume();
          stream.on('end', () => done(replyWith(554, 'No such user')));
        },
      },
    ],
    ['its size', { onMailFrom: (_a, _s, done) => done(replyWith(552, 'No such user')) }],
  ] satisfies [string, SMTPServerOptions][])(
    'refused for %s has failed at once',
    async (_, options) => {
      bench.log.allowErrors();
      const server = await openMailServer(options);
      await queue();
      await startSending(server.url).idle();
      const mail = await onlyMail();
      expect(mail).toMatchObject({ state: 'failed', attempts: 1, sent_at: null });
      expect(mail.last_error).toMatch(/55\d.*No such user/);
      expect(await bench.jobs()).toMatchObject([{ state: 'dead', attempts: 1 }]);
    },
  );

  it.each([
    [
      'our sender is refused',
      { onMailFrom: (_a, _s, done) => done(replyWith(550, 'Not from here')) },
    ],
    ['the server takes nobody', { onConnect: (_s, done) => done(replyWith(554, 'Go away')) }],
    [
      'our login is refused',
      { authOptional: false, onAuth: (_a, _s, done) => done(replyWith(535, 'Wrong password')) },
    ],
    ['no login is set', { authOptional: false }],
  ] satisfies [string, SMTPServerOptions][])(
    'is not lost while %s, because settings can be put right',
    async (_, options) => {
      const server = await openMailServer({ allowInsecureAuth: true, ...options });
      await queue();
      const url = 'onAuth' in options ? server.url.replace('//', '//user:wrong@') : server.url;
      await startSending(url).idle();
      const mail = await onlyMail();
      expect(mail).toMatchObject({ state: 'queued', attempts: 1 });
      expect(mail.last_error).toMatch(/5\d\d/);
    },
  );

  it('waits while no server is there and goes out when one is', async () => {
    const port = await findClosedPort();
    await queue();
    const worker = startSending(`smtp://127.0.0.1:${port}`);
    await worker.idle();
    const mail = await onlyMail();
    expect(mail).toMatchObject({ state: 'queued', attempts: 1 });
    expect(mail.last_error).toMatch(/ECONNREFUSED/);
    await worker.stop(1);

    const server = await openMailServer();
    bench.passSeconds(60);
    await startSending(server.url).idle();
    expect(server.received).toHaveLength(1);
    expect(await onlyMail()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('is cut off in the middle when its worker may wait no longer, and goes out again', async () => {
    let tellReached = (): void => {};
    const reached = new Promise<void>((resolve) => (tellReached = resolve));
    const silent = await openMailServer({ onRcptTo: () => tellReached() });
    await queue();
    const worker = startSending(silent.url);
    await reached;
    const stopped = worker.stop(10);
    bench.timer.expire();
    expect(await stopped).toEqual({ left: 1 });

    const server = await openMailServer();
    bench.passSeconds(61);
    await startSending(server.url).idle();
    expect(server.received).toHaveLength(1);
    expect(await onlyMail()).toMatchObject({ state: 'sent' });
  });

  it('does not start with a sender that is no address', () => {
    const start = () => createSmtpTransport({ url: 'smtp://127.0.0.1', from: 'Marquee' });
    expect(start).toThrow('"Marquee" is not an address that mail can leave from.');
  });
});
