import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { NO_PERKS, type Perks } from '#core/pricing/grades/ladder.pure.ts';
import { buildSnapshot } from './build-snapshot.ts';
import type { Service } from './catalogue.contract.ts';
import type { Catalogue } from './catalogue-memory.ts';
import { findService, readLinked, readLongTexts } from './catalogue.store.ts';
import { cardAt } from './snapshot.pure.ts';

/** A service with everything that its page shows; a deactivated one still has its page. */
export async function getService(
  deps: Pick<Deps, 'db'>,
  catalogue: Catalogue,
  { idOrSlug, perks = NO_PERKS }: { idOrSlug: string; perks?: Perks },
): Promise<Omit<Service, 'delivery_record'>> {
  const { instanceId, language } = catalogue;
  const details = await deps.db.inInstance(instanceId, async (trx) => {
    const row = await findService(trx, { instanceId, language, idOrSlug, perks });
    if (!row) return undefined;
    const asked = { instanceId, language, serviceId: row.id };
    return {
      row,
      texts: await readLongTexts(trx, asked),
      contents: await readLinked(trx, { ...asked, link: 'contents' }),
      packages: await readLinked(trx, { ...asked, link: 'packages' }),
    };
  });
  if (!details) throw new AppError('not_found');
  const { row, texts, contents, packages } = details;
  // Built like a list of one row, so that page and list never disagree.
  const { revision, groups } = catalogue;
  const single = buildSnapshot({ revision, language, groups, rows: [row] });
  if (single.services.id.length === 0) throw new AppError('not_found');
  const types = new Map(single.service_types.map((type) => [type.id, type]));
  return {
    ...cardAt(single, 0),
    example_link: row.example_link,
    ...texts,
    faq: texts.faq ?? [],
    package_contents: contents.flatMap(({ service_type_id, ...item }) => {
      const type = types.get(service_type_id);
      if (!type) return [];
      return { ...item, service_type: { id: type.id, name: type.name, icon: type.icon } };
    }),
    included_in_packages: packages.map(({ id, slug, name }) => ({ id, slug, name })),
  };
}
