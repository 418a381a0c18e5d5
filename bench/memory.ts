import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import { sessionCookie } from '#tests/e2e/customer.ts';
import { request } from '#tests/harness/request.ts';
import { startServer } from '#tests/harness/start-server.ts';
import { refuse, report } from './report/report.ts';

// What a server with the demo and its database inside holds of memory after many mixed requests,
// beside what it held after the first of them: `MEMORY_REQUESTS=100000`.

const REQUESTS = Number(process.env['MEMORY_REQUESTS'] ?? 100_000);
/** Until then compilers and caches fill up. */
const WARM = Math.min(10_000, REQUESTS / 2);
const AT_ONCE = 10;
const HOST = 'localhost';
const MOST_RATIO = 1.25;

const PATHS = {
  guest: ['/app', '/app/de', '/app/about', '/app/login', '/app/orders/create', '/api/v1/services'],
  customer: ['/app', '/app/dashboard', '/app/orders', '/app/finances', '/app/orders/create'],
  staff: ['/app/staff/orders', '/app/staff/payments'],
} as const;

const server = await startServer();
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

async function cookieOf(who: { email: string }): Promise<string> {
  const { name, value } = await sessionCookie({ server, host: HOST }, who, DEMO_PASSWORD);
  return `${name}=${value}`;
}

async function residentMb(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

try {
  const cookies = {
    guest: undefined,
    customer: await cookieOf(DEMO_CUSTOMER),
    staff: await cookieOf(DEMO_STAFF),
  };
  const asked = Object.entries(cookies).flatMap(([who, cookie]) =>
    // The keys of both are the same.
    PATHS[who as keyof typeof PATHS].map((path) => ({ path, cookie })),
  );
  let done = 0;
  async function visitUntil(total: number): Promise<void> {
    while (done < total) {
      const one = asked[done % asked.length];
      done += 1;
      if (!one) continue;
      const { path, cookie } = one;
      const headers = { 'accept-encoding': 'gzip', ...(cookie && { cookie }) };
      const host = `${HOST}:${server.port}`;
      const { status } = await request({ url: server.url, host, path, headers, agent });
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
    }
  }
  const visitors = (total: number) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => visitUntil(total)));

  await visitors(WARM);
  const warm = await residentMb();
  for (let part = 1; part <= 4; part += 1) {
    await visitors(WARM + ((REQUESTS - WARM) * part) / 4);
    console.log(`after ${done} requests: ${await residentMb()} MB`);
  }
  const resident = await residentMb();
  report({
    measure: `resident memory after ${REQUESTS} requests`,
    ours: resident,
    reference: warm,
    unit: 'MB',
    against: `the same server after ${WARM}`,
  });
  if (resident > warm * MOST_RATIO) refuse(`Memory grew to ${resident} MB from ${warm} MB.`);
} finally {
  agent.destroy();
  await server.stop();
}
