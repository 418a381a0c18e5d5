import { createServer, type IncomingMessage, type Server } from 'node:http';
import {
  createServer as createSocketServer,
  type AddressInfo,
  type Server as NetServer,
} from 'node:net';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { strictDocument, type SlotFile } from '#server/custom-code/slot-files.ts';
import type { Limits, PageObservation, StageWindow } from './slot-stage-page.ts';

/** Stands in a code for the address of a stranger, who hears whatever is sent there. */
const STRANGER = '{{stranger}}';

/** A page that has not answered so long after it should have is stuck. */
const PATIENCE_MS = 20_000;

interface Patience {
  /** Another time than that, for what is bound to get stuck. */
  patienceMs?: number;
}

export interface SlotObservation extends PageObservation {
  /** What reached the stranger, what the panel was asked beyond its pages, what opened or broke. */
  escapes: string[];
  /** The login form on the page was sent and arrived while the code ran. */
  hasSubmitted: boolean;
}

export interface SlotStage {
  page: Page;
  /** Runs a code in the strict tier beside a page, until it is stopped or for so long. */
  run(source: string, limits: Limits): Promise<SlotObservation>;
  /** The same code as a script in the page itself: what the stage must be able to see. */
  runUnguarded(source: string, limits: Limits & Patience): Promise<SlotObservation>;
  /** The same page for the same time with no code at all. */
  rest(limits: Limits): Promise<SlotObservation>;
  stop(): Promise<void>;
}

/** A page with a login form beside the real slot documents, one code at a time, in a real browser. */
export async function openSlotStage(launch: {
  executablePath: string | undefined;
  args: readonly string[];
}): Promise<SlotStage> {
  const escapes: string[] = [];
  const stranger = await startStranger(escapes);
  const server = await startStageServer(escapes);
  const browser = await chromium.launch({
    ...(launch.executablePath && { executablePath: launch.executablePath }),
    args: [...launch.args, '--host-resolver-rules=MAP *.example 127.0.0.1'],
  });
  let page = await visit();

  async function visit(): Promise<Page> {
    const context = await browser.newContext();
    const opened = await context.newPage();
    context.on('page', (popup) => escapes.push(`opened ${popup.url()}`));
    opened.on('dialog', (dialog) => {
      escapes.push(`dialog ${dialog.type()}`);
      void dialog.dismiss();
    });
    opened.on('download', (download) => escapes.push(`download ${download.url()}`));
    opened.on('crash', () => escapes.push('the page crashed'));
    await opened.goto(`${server.origin}/page`);
    await opened.waitForFunction(() => 'stage' in window);
    return opened;
  }

  async function observe(
    run: { slot?: string; script?: string },
    { patienceMs = PATIENCE_MS, ...limits }: Limits & Patience,
  ): Promise<SlotObservation> {
    escapes.length = 0;
    const submitted = server.submissions();
    const work = page.evaluate(
      ([at, until]) => {
        // Put there by slot-stage-page.ts.
        const { stage } = window as unknown as { stage: StageWindow };
        return stage.observe(at, until);
      },
      [run, limits] as const,
    );
    const observed = await within(work, limits.limitMs + patienceMs);
    if (!observed) {
      const found = [...escapes, 'the page does not answer'];
      await page.context().close();
      page = await visit();
      return { ...NOTHING_SEEN, escapes: found, hasSubmitted: false };
    }
    const hasSubmitted = server.submissions() > submitted;
    return { ...observed, escapes: [...escapes], hasSubmitted };
  }

  const aimed = (source: string) => source.replaceAll(STRANGER, stranger.origin);
  return {
    get page() {
      return page;
    },
    run: (source, limits) => observe({ slot: server.serveSlot(aimed(source)) }, limits),
    async runUnguarded(source, limits) {
      const seen = await observe({ script: server.serveScript(aimed(source)) }, limits);
      // Nothing of what it did may be there for the next one.
      await page.context().close();
      page = await visit();
      return seen;
    },
    rest: (limits) => observe({}, limits),
    async stop() {
      await browser.close();
      await Promise.all([server.stop(), stranger.stop()]);
    },
  };
}

const NOTHING_SEEN: PageObservation = {
  news: [],
  longestStallMs: Infinity,
  stateBefore: '',
  stateAfter: '',
};

async function within<T>(work: Promise<T>, limitMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  // A page that was navigated away or crashed gives its evaluation up.
  const answer = await Promise.race([work.catch(() => undefined), limit]);
  clearTimeout(timer);
  return answer;
}

/** Hears every connection, whatever is spoken on it. */
async function startStranger(escapes: string[]) {
  const server = createSocketServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (bytes) => {
      escapes.push(`stranger heard ${bytes.toString('latin1').split('\r\n')[0]}`);
      socket.end('HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 0\r\n\r\n');
    });
  });
  const port = await listen(server);
  return { origin: `http://stranger.example:${port}`, stop: () => close(server) };
}

async function startStageServer(escapes: string[]) {
  const stageScript = await bundlePage();
  const files = new Map<string, Pick<SlotFile, 'body' | 'headers'>>();
  let submissions = 0;
  let served = 0;
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    const file = files.get(url);
    if (file) {
      response.writeHead(200, file.headers).end(file.body);
    } else if (url === '/page') {
      response.writeHead(200, pageHeaders(origin)).end(PAGE);
    } else if (url === '/login' && request.method === 'POST') {
      void readAll(request).then((body) => {
        if (body === 'email=a%40b.example&password=secret') submissions += 1;
        // The page stays where it is.
        response.writeHead(204).end();
      });
    } else {
      if (url !== '/favicon.ico') escapes.push(`asked the panel for ${request.method} ${url}`);
      response.writeHead(404).end();
    }
  });
  const script = { 'content-type': 'text/javascript' };
  const serve = (url: string, file: Pick<SlotFile, 'body' | 'headers'>) => {
    files.clear();
    files.set('/stage.js', { body: stageScript, headers: script });
    files.set(url, file);
    return url;
  };
  serve('/none', { body: '', headers: {} });
  const origin = `http://localhost:${await listen(server)}`;
  return {
    origin,
    submissions: () => submissions,
    serveSlot(source: string) {
      const slot = strictDocument({ source, tier: 'strict', allowedConnections: [] });
      return serve(`/slots/stage/${slot.hash}`, slot);
    },
    serveScript(source: string) {
      served += 1;
      return serve(`/unguarded-${served}.js`, { body: source, headers: script });
    },
    stop: () => close(server),
  };
}

const NONCE = 'c3RhZ2U=';
const PAGE = `<!doctype html><html lang="en"><head><title>Stage</title></head><body>
<form method="post" action="/login"><input name="email" value="a@b.example">
<input name="password" type="password" value="secret"><button>Log in</button></form>
<script nonce="${NONCE}" src="/stage.js"></script></body></html>`;

function pageHeaders(origin: string) {
  return {
    'content-type': 'text/html',
    'cross-origin-opener-policy': 'same-origin',
    'set-cookie': 'session=secret; Path=/',
    'content-security-policy': contentSecurityPolicy({
      nonce: NONCE,
      themeHash: 'c3RhZ2U=',
      sources: [{ 'frame-src': [`${origin}/slots/`] }],
      development: false,
    }),
  };
}

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'slot-stage-page.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

async function listen(server: Server | NetServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port.
  return (server.address() as AddressInfo).port;
}

function close(server: Server | NetServer): Promise<void> {
  if ('closeAllConnections' in server) server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
