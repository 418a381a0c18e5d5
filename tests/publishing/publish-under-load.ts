import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from '#tests/harness/request.ts';
import { createMarkReader, type ReadMarks } from './marks.ts';
import { logInPublisher } from './publisher.ts';

/** Pages that are kept for everybody, and pages that are made for each who asks. */
const PAGES = [
  ...['/app', '/app/de', '/app/ja', '/app/about', '/app/hi_IN/about'],
  ...['/app/login', '/app/fr/register', '/app/orders/create', '/app/ru/cart'],
];
/** The same for who is logged in, for whom nothing is kept. */
const OWN_PAGES = ['/app', '/app/dashboard', '/app/ko/orders', '/app/profile'];
/** No page may show what was replaced so long before it was asked for. */
const MOST_LAG_MS = 1_000;

interface LoadOptions {
  /** The servers that show the instance; the first one is published at. */
  urls: readonly string[];
  host: string;
  publishes: number;
  /** Ends sooner; the number that was published is in the report. */
  seconds?: number | undefined;
  readers: number;
  /** Whether a page that is late is a fault; not where a machine may be busy with something else. */
  judgesLag: boolean;
}

export interface LoadReport {
  publishes: number;
  pages: number;
  /** Pages by who was asked, the first server first. */
  pagesOf: number[];
  /** How many publications were seen by at least one page. */
  seen: number;
  /** How long after a publication the oldest page that shows the one before was asked for. */
  longestLagMs: number;
  faults: string[];
}

interface Watch {
  report: LoadReport;
  shown: Set<number>;
  /** When each publication was answered, by its number. */
  answeredAt: number[];
  read: ReadMarks;
  isOver: boolean;
}

/** Publishes one number after the other while readers hold every page to be of one of them. */
export async function publishUnderLoad(options: LoadOptions): Promise<LoadReport> {
  const { urls, host, publishes, seconds = Infinity } = options;
  const [url = ''] = urls;
  const agent = new Agent({ keepAlive: true });
  const owner = await logInPublisher({ url, host, agent });
  await owner.publish(0);
  const watch: Watch = {
    report: {
      ...{ publishes: 0, pages: 0, seen: 0, longestLagMs: 0 },
      pagesOf: urls.map(() => 0),
      faults: [],
    },
    shown: new Set(),
    answeredAt: [performance.now()],
    read: createMarkReader(await owner.settings()),
    isOver: false,
  };
  await Promise.all(urls.map((at) => untilShown({ url: at, host, agent })));
  const readers = Array.from({ length: options.readers }, (_, at) =>
    readPages(watch, { ...options, at, agent, cookie: owner.cookie }),
  );
  const until = performance.now() + seconds * 1_000;
  try {
    for (let mark = 1; mark <= publishes && performance.now() < until; mark += 1) {
      await owner.publish(mark);
      watch.answeredAt[mark] = performance.now();
      watch.report.publishes = mark;
    }
  } finally {
    watch.isOver = true;
    await Promise.all(readers);
    agent.destroy();
  }
  watch.report.seen = watch.shown.size;
  return watch.report;
}

interface Reader extends LoadOptions {
  at: number;
  agent: Agent;
  cookie: string;
}

async function readPages(
  watch: Watch,
  { urls, host, at, agent, ...reader }: Reader,
): Promise<void> {
  const isOwn = at % 3 === 2;
  const pages = isOwn ? OWN_PAGES : PAGES;
  const headers = { 'accept-encoding': 'identity', ...(isOwn && { cookie: reader.cookie }) };
  for (let turn = at; !watch.isOver; turn += 1) {
    const of = turn % urls.length;
    const path = pages[(turn * 7 + at) % pages.length] ?? '/app';
    const askedAt = performance.now();
    const answer = await request({ url: urls[of] ?? '', host, path, headers, agent });
    watch.report.pages += 1;
    watch.report.pagesOf[of] = (watch.report.pagesOf[of] ?? 0) + 1;
    judge(watch, { ...answer, path, of, askedAt, judgesLag: reader.judgesLag });
  }
}

interface Shown {
  status: number;
  text: string;
  path: string;
  of: number;
  askedAt: number;
  judgesLag: boolean;
}

function judge(watch: Watch, { status, text, path, of, askedAt, judgesLag }: Shown): void {
  const { report, answeredAt } = watch;
  const fault = (said: string) => report.faults.push(`${path} of server ${of + 1}: ${said}`);
  if (status !== 200) {
    fault(`status ${status}`);
    return;
  }
  const { mark, faults } = watch.read(text);
  faults.forEach(fault);
  if (mark === undefined) return;
  watch.shown.add(mark);
  const replacedAt = answeredAt[mark + 1];
  if (replacedAt === undefined) return;
  const lagMs = askedAt - replacedAt;
  report.longestLagMs = Math.max(report.longestLagMs, lagMs);
  if (judgesLag && lagMs > MOST_LAG_MS) fault(`shows ${mark} ${Math.round(lagMs)} ms too long`);
}

/** A server hears of the first publication a moment after it is answered. */
async function untilShown(asked: { url: string; host: string; agent: Agent }): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { text } = await request({ ...asked, path: '/app/login' });
    if (text.includes('Number-0-name')) return;
    await pause(50);
  }
  throw new Error(`${asked.url} never showed the first publication`);
}
