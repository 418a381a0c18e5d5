import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInstanceCache } from '#app/lib/instance/instance-cache.server.ts';
import { fetchDocument, type CoreFetch } from '#app/lib/core/core.server.ts';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import type { CatalogueContent } from '#core/catalogue/services/catalogue-content.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { manyServices } from '#fixtures/catalogue/many-services.ts';
import { loadInstanceFixture } from '#fixtures/load-instance.ts';
import { followDatabase } from '#server/follow-database.ts';
import { HttpServer } from '#server/http/http-server.ts';
import { createCachedAnswers } from '#server/page-cache/cached-answers.ts';
import { createPageMemory } from '#server/page-cache/page-memory.ts';
import { coreHandle } from '#server/route-requests.ts';
import { publishFolder } from '#server/publish-folder.ts';
import type { Panel } from '#server/panel/panel.ts';
import { builtPanel } from '#tests/server/panel-in-process.ts';
import { compileTheme } from '#themes/compile-theme.ts';

export interface Shop {
  core: TestCore;
  host: string;
  content: CatalogueContent;
  /** Pages as they are kept, beside the API. */
  port: number;
  /** Makes every page anew. */
  panel: Panel;
  publish(content: CatalogueContent): Promise<void>;
  close(): Promise<void>;
}

const SLUG = 'marquee';

/** The demo's panel and its core over a database in memory, in this process, with so many services. */
export async function startShop(count: number): Promise<Shop> {
  const core = await testCore();
  const fixture = await loadInstanceFixture(SLUG);
  const host = 'demo.example';
  const { id } = await publishFolder(core.deps, { ...fixture, hosts: [host] }, { urlOf: String });
  const content = manyServices({ slug: SLUG, count, languages: ['en'] });
  if (!content) throw new Error('There is no demo catalogue.');
  const publish = async (wanted: CatalogueContent) => {
    await publishCatalogue(core.deps, { instanceId: id, content: wanted });
  };
  await publish(content);

  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const coreFetch: CoreFetch = (request) => core.core.fetch(request, { trusted: true });
  const instances = createInstanceCache({
    fetchDocument: (asked) =>
      fetchDocument({ fetch: coreFetch, baseUrl: 'http://core.internal' }, asked),
    compileTheme,
    directory,
    log: core.log,
    now: () => Date.now(),
  });
  // What is half a minute old is made anew, which would happen in the midst of a comparison.
  const pages = createPageMemory({ mostBytes: 64 * 1024 ** 2, now: () => 0 });
  const parts = { instances, coreFetch, log: core.log };
  const [kept, panel] = [await builtPanel({ ...parts, pages }), await builtPanel(parts)];
  const answers = createCachedAnswers(pages);
  const askCore = answers.serve(coreHandle(async (...asked) => core.core.fetch(...asked)));
  await followDatabase(core.db, () => pages.forget());
  const server = new HttpServer({
    log: { ...core.log, info: () => undefined },
    isTrusted: () => false,
    findCached: (asked) => answers.find(asked) ?? kept.findCached(asked),
    handle: (incoming) =>
      new URL(incoming.request.url).pathname.startsWith('/app')
        ? kept.serve(incoming)
        : askCore(incoming),
  });
  const url = await server.listen(0, '127.0.0.1');
  return {
    core,
    host,
    content,
    port: Number(new URL(url).port),
    panel,
    publish,
    async close() {
      await server.stop(5);
      await instances.close();
      await core.close();
      await rm(directory, { recursive: true });
    },
  };
}
