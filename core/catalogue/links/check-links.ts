import type { z } from 'zod';
import {
  findServiceExample,
  listLinkedNetworks,
  listTypeExamples,
} from '#core/catalogue/services/link-examples.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, type PlainCode } from '#core/errors.ts';
import type { Graded } from '#core/pricing/grades/ladder.pure.ts';
import { readPerks } from '#core/pricing/grades/perks-of-caller.ts';
import { accepts, acceptedShapes } from './accepted-link.ts';
import { identifyLink } from '#core/tenancy/link-rules/identify-link.pure.ts';
import { KNOWN_REGISTRY } from './known-networks.pure.ts';
import { linkOfService } from './link-of-service.ts';
import type {
  identifyAnswer,
  typesByUrlAnswer,
  typesByUrlBody,
  validateUrlAnswer,
  validateUrlBody,
} from './link.contract.ts';
import { knownNetwork, readLinkOf, type ReadLink } from './network-of-link.ts';
import { readLinkRules } from './read-link-rules.ts';

type Db = Pick<Deps, 'db'>;

/** The network of the shop that a link belongs to, if any. */
export async function identifyNetwork(
  { db }: Db,
  instanceId: number,
  text: string,
): Promise<z.infer<typeof identifyAnswer>['data']> {
  const rules = await readLinkRules({ db }, instanceId);
  const networks = await db.inInstance(instanceId, (trx) => listLinkedNetworks(trx, instanceId));
  const link = identifyLink(text, { registry: KNOWN_REGISTRY });
  for (const network of networks) {
    const isMeant = typeof link !== 'string' && knownNetwork(network) === link.network;
    // A network of the owner's own is told by the host of its example, so it must have one.
    const isOwn = knownNetwork(network) === undefined && /\w\.\w/.test(network.url_placeholder);
    const isAsked = isOwn || rules.has(network.slug);
    const read = isAsked ? readLinkOf(network, text, { rules }) : isMeant ? link : undefined;
    if (read === undefined || typeof read === 'string') continue;
    const { id, slug } = network;
    return { ...worded(read), network_id: id, network: { id, slug } };
  }
  return null;
}

/** The link of an order line as it would be kept, or why the service cannot be ordered for it. */
export async function validateUrl(
  { db }: Db,
  { instanceId, revision, ...graded }: Graded & { instanceId: number; revision: bigint },
  { url, service_id: name }: z.infer<typeof validateUrlBody>,
): Promise<z.infer<typeof validateUrlAnswer>['data']> {
  const service = await db.inInstance(instanceId, async (trx) => {
    const perks = await readPerks(trx, db, { instanceId, revision, ...graded });
    return findServiceExample(trx, { instanceId, name, perks });
  });
  if (!service) throw refused('service_id', 'service_unavailable');
  const link = linkOfService(service, url, await readLinkRules({ db }, instanceId));
  if (typeof link === 'string') throw refused('url', link);
  return link && worded(link);
}

/** The types of a network that can be ordered for a link; none where it is not of this network. */
export async function listTypesByUrl(
  { db }: Db,
  instanceId: number,
  { url, network_id: networkId }: z.infer<typeof typesByUrlBody>,
): Promise<z.infer<typeof typesByUrlAnswer>['data']> {
  const rules = await readLinkRules({ db }, instanceId);
  const { network, examples } = await db.inInstance(instanceId, async (trx) => ({
    network: (await listLinkedNetworks(trx, instanceId)).find(({ id }) => id === networkId),
    examples: await listTypeExamples(trx, { instanceId, networkId }),
  }));
  if (!network) throw refused('network_id', 'invalid_format');
  const types = [...examples].filter(([typeId, shown]) => {
    const terms = { rules, typeId };
    const link = readLinkOf(network, url, terms);
    return typeof link !== 'string' && accepts(acceptedShapes(network, shown, terms), link);
  });
  return { service_type_ids: types.map(([id]) => id) };
}

const refused = (field: string, code: PlainCode) =>
  new AppError('validation_failed', { fields: { [field]: [{ code }] } });

const worded = ({ url, key, shape }: ReadLink) => ({ url, key, shape });
