import { listServiceExamples } from '#core/catalogue/services/link-examples.ts';
import type { Deps } from '#core/deps.ts';
import type { FieldProblem } from '#core/errors.ts';
import { linkOfService } from './link-of-service.ts';
import { readLinkRules } from './read-link-rules.ts';

interface Line {
  serviceId: number;
  url: string;
}

/** A link in the one form in which it is kept, empty where none is needed; or what is wrong. */
export type LineLink = { url: string } | { problem: FieldProblem };

/** The links of order lines whose services are known, in their order. */
export async function readLineLinks(
  deps: Pick<Deps, 'db'>,
  instanceId: number,
  lines: readonly Line[],
): Promise<LineLink[]> {
  const rules = await readLinkRules(deps, instanceId);
  const ids = [...new Set(lines.map(({ serviceId }) => serviceId))];
  const services = await deps.db.inInstance(instanceId, (trx) =>
    listServiceExamples(trx, instanceId, ids),
  );
  return lines.map(({ serviceId, url }) => {
    const service = services.get(serviceId);
    const link = service ? linkOfService(service, url, rules) : 'service_unavailable';
    return typeof link === 'string' ? { problem: { code: link } } : { url: link?.url ?? '' };
  });
}
