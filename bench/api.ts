import { createCore } from '#core/app.ts';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { addToken } from '#core/resale/api-v2/testing/program.ts';
import { testCore } from '#core/testing/harness.ts';
import { manyServices } from '#fixtures/catalogue/many-services.ts';
import { HttpServer } from '#server/http/http-server.ts';
import { coreHandle } from '#server/route-requests.ts';
import { compareServing } from './serving/compare.ts';
import { QUIET_LOG } from './serving/quiet-log.ts';

// Embedded, or on the PostgreSQL of TEST_DATABASE_URL.

const SERVICES = 10_000;
/** Of a ready buffer, on PostgreSQL: the embedded database answers in the process that is measured. */
const LEAST = process.env['TEST_DATABASE_URL'] ? 0.65 : 0.3;
/** So many that none meets the limit of a token. */
const TOKENS = 300;

// Limits of tokens fill up as time goes on.
const test = await testCore({ clock: { now: () => new Date() } });
const { a: instance } = test.instances;
const content = manyServices({ slug: 'marquee', count: SERVICES, languages: ['en'] });
if (!content) throw new Error('There is no demo catalogue.');
await publishCatalogue(test.deps, { instanceId: instance.id, content });
const payer = await newPayer(test);
const keys: string[] = [];
for (let at = 0; at < TOKENS; at += 1) keys.push((await addToken(test, payer)).key);

// The core as it is served: that of the tests holds each answer against its description.
const core = createCore({ ...test.deps, log: QUIET_LOG });
const server = new HttpServer({
  log: QUIET_LOG,
  isTrusted: () => false,
  handle: coreHandle(async (...asked) => core.fetch(...asked)),
});
const port = Number(new URL(await server.listen(0, '127.0.0.1')).port);
const [path = '', ...others] = keys.map((key) => `/api/v2?action=services&key=${key}`);
const asked = { host: instance.host, path, others };
try {
  await compareServing({
    ...{ measure: `the list of ${SERVICES} services`, port, asked, against: 'a ready buffer' },
    least: LEAST,
  });
  await compareServing({
    measure: 'the same, packed',
    ...{ port, asked: { ...asked, headers: ['Accept-Encoding: gzip'] }, against: 'a ready buffer' },
  });
} finally {
  await server.stop(5);
  await test.close();
}
