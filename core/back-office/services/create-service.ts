import type { z } from 'zod';
import {
  changeCatalogue,
  holdCatalogue,
  NO_CHANGE,
  type CatalogueChange,
} from '#core/catalogue/services/change-catalogue.ts';
import { readLinkRules } from '#core/catalogue/links/read-link-rules.ts';
import { pickText } from '#core/catalogue/services/pick-text.ts';
import {
  readAllGroups,
  readTaken,
  type WholeService,
} from '#core/catalogue/services/read-whole.ts';
import { tradeTypeNamed } from '#core/catalogue/services/trade-types.pure.ts';
import type { Deps } from '#core/deps.ts';
import { refuseField } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { doOnce, findDone, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { changesOfNew, logByHand } from '#core/supply/imports/changed-by-hand.ts';
import type { FieldChange } from '#core/supply/imports/field-changes.ts';
import { freeSlug } from '#core/supply/imports/free-slug.ts';
import { costFor } from '#core/supply/imports/offered-service.ts';
import { ServicePlaces } from '#core/supply/imports/service-places.ts';
import {
  askForService,
  holdSource,
  keepSource,
  type FoundSource,
} from '#core/supply/imports/source-by-hand.ts';
import type { ProviderDeps } from '#core/supply/providers/provider-deps.ts';
import { listInstanceHosts } from '#core/tenancy/instances/list-hosts.ts';
import type { LinkRules } from '#core/tenancy/link-rules/link-rules.pure.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { auditedChanges, changed, nameOfType } from './change-service.ts';
import { changedTasks } from './service-tasks.ts';
import { NO_FACTS } from './change-page-facts.ts';
import { changedParts } from './change-parts.ts';
import { changedTexts } from './change-texts.ts';
import { retype } from './change-trade-type.ts';
import { showDetails } from './list-services.ts';
import type { createServiceBody } from './staff-service.contract.ts';

type Written = z.output<typeof createServiceBody>;

interface Creating extends OnceKey {
  body: Written;
}

/** Makes a service as somebody has written it, once for each key; the shop has it at once. */
export async function createService(
  deps: Deps & ProviderDeps,
  caller: CustomerCaller,
  { key, route, body }: Creating,
): Promise<OnceAnswer> {
  const doing = { key, route, input: body };
  // What is done is answered, even where its provider has become silent since.
  const done = await findDone(deps, caller, doing);
  if (done) return done;
  const source = await sourceOf(deps, caller, body);
  const hosts = await listInstanceHosts(deps, caller.instanceId);
  const rules = await readLinkRules(deps, caller.instanceId);
  return doOnce(deps, caller, {
    ...doing,
    async work(trx) {
      const serviceId = await write(deps, trx, { caller, hosts, rules, body, source });
      const data = await showDetails(trx, caller, String(serviceId));
      return { status: 201, value: { data } };
    },
  });
}

/** Who delivers it; undefined where the staff of the shop do. */
async function sourceOf(
  deps: ProviderDeps,
  { instanceId, customer: { permissions } }: CustomerCaller,
  { provider_id: providerId, source_key: sourceKey }: Written,
): Promise<FoundSource | undefined> {
  if (providerId === undefined) {
    if (sourceKey !== undefined) refuseField('provider_id', { code: 'required' });
    return undefined;
  }
  if (sourceKey === undefined) refuseField('source_key', { code: 'required' });
  // Who may not look at providers is told nothing of them.
  if (!permissions.includes('catalogue.import'))
    refuseField('provider_id', { code: 'provider_gone' });
  return askForService(deps, { instanceId, providerId: BigInt(providerId), sourceKey });
}

interface Writing {
  caller: CustomerCaller;
  hosts: string[];
  rules: LinkRules;
  body: Written;
  source: FoundSource | undefined;
}

async function write(
  deps: Deps,
  trx: Trx,
  { caller, hosts, rules, body, source }: Writing,
): Promise<number> {
  const { instanceId, language } = caller;
  if (source) await holdSource(trx, source);
  await holdCatalogue(deps, trx, { instanceId });
  const groups = await readAllGroups(trx, instanceId);
  const taken = await readTaken(trx, instanceId);
  const { type, added } = placeOf({ groups, taken: taken.slugs, language, body });
  const { words, changes: said } = changedTexts({}, body.texts);
  const name = nameIn(words, language);
  const id = taken.lastId + 1;
  const slug = freeSlug(taken.slugs, {
    ...{ name: nameIn(words, DEFAULT_LANGUAGE), kind: 'service', id },
  });
  const blank = { ...BLANK, id, slug, service_type_id: type.id };
  const sold = soldAs(blank, { body, source, targets: groups.targets });
  const costMicro = source ? costFor(source.offered, sold.service.pricing_per) : null;
  // Nobody would be asked to deliver it: providers cost no more than what is paid.
  if (costMicro !== null && sold.service.price_micro < costMicro) {
    refuseField('price', { code: 'too_small', params: { limit: formatAmount(costMicro) } });
  }
  const tasks = await changedTasks(trx, {
    ...{ instanceId, networkId: type.network_id, asked: body.tasks, service: sold.service },
    ...{ parts: NO_PARTS, retyped: sold.change },
    hasSource: source !== undefined,
  });
  const beside = await changedParts(trx, caller, {
    ...{ service: sold.service, before: NO_PARTS, asked: body, rules, isMoved: true },
    ...{ isByTasks: tasks.isByTasks, hasProvider: source !== undefined },
    network: [...groups.networks, ...added.networks].find(({ id: one }) => one === type.network_id),
  });
  const { name: _name, description: _description, ...columns } = sold.service;
  await changeCatalogue(deps, trx, {
    ...{ instanceId, hosts },
    change: {
      ...{ ...NO_CHANGE, ...added, ...sold.change, ...beside.change, services: [columns] },
      words: words.map((own) => ({ service_id: id, ...own })),
    },
  });
  await tasks.write(trx);
  const now = deps.clock.now();
  if (source && costMicro !== null) await keepSource(trx, source, { id, costMicro, now });
  const changes = [
    ...changesOfNew(sold.service, { costMicro, typeName: () => nameOfType(type, language) }),
    { field: 'tradeType' as const, before: null, after: body.trade_type },
    ...tasks.changes,
    ...beside.changes,
    ...said,
  ];
  const noted = { ...(source && { provider: source.provider }), ...tasks.noted };
  await keepCreation(deps, trx, { caller, service: { id, name, changes }, noted });
  return id;
}

interface Kept {
  caller: CustomerCaller;
  service: { id: number; name: string; changes: FieldChange[] };
  noted: Record<string, string | number>;
}

/** In the log of the catalogue and in the record of what staff did. */
async function keepCreation(deps: Deps, trx: Trx, { caller, service, noted }: Kept): Promise<void> {
  const { instanceId, customer: staff } = caller;
  await logByHand(trx, {
    ...{ instanceId, at: deps.clock.now(), by: staff.id, outcome: 'added', services: [service] },
  });
  await recordAudit({ ...deps, trx }, caller, {
    action: 'catalogue.service_created',
    ...{ staffId: staff.id, sessionId: staff.sessionId },
    details: { service: service.id, ...noted, ...auditedChanges(service.changes) },
  });
}

/** Before anything is written of it. */
const BLANK = {
  ...{ name: null, description: null },
  ...{ price_type: 'per_quantity', pricing_per: 1_000 },
  ...{ price_micro: 0n, default_price_micro: 0n },
  ...{ min_quantity: 1, max_quantity: 1, quantity_step: 1, default_quantity: 1_000 },
  ...{ drip_feed_is_allowed: false, has_refill: false, guarantee_days: null },
  ...{ calculable_quantity: false, is_enabled: true, is_deactivated: false },
} as const satisfies Omit<WholeService, 'id' | 'slug' | 'service_type_id'>;

const NO_PARTS = {
  ...{ isPackage: false, canSpeedup: false, facts: NO_FACTS },
  ...{ targets: [], labelIds: [], contents: [] },
};

type Groups = Awaited<ReturnType<typeof readAllGroups>>;

interface Placing {
  groups: Groups;
  taken: Set<string>;
  language: CustomerCaller['language'];
  body: Written;
}

interface Place {
  type: CatalogueChange['serviceTypes'][number];
  added: Pick<CatalogueChange, 'networks' | 'serviceTypes'>;
}

/** Where it stands in the shop: in a category of this name, else in the one that was chosen. */
function placeOf({ groups, taken, language, body }: Placing): Place {
  const { new_category: category, service_type_id: chosen } = body;
  if (category !== undefined) {
    const places = new ServicePlaces({ catalogue: groups, language, canAdd: true, taken });
    const type = places.typeOf({ category, network: undefined, name: '' });
    if (type) return { type, added: places.added };
  }
  if (chosen === undefined) refuseField('service_type_id', { code: 'required' });
  const type = groups.serviceTypes.find(({ id }) => id === chosen);
  if (!type?.is_enabled) refuseField('service_type_id', { code: 'unknown_category' });
  return { type, added: { networks: [], serviceTypes: [] } };
}

interface Selling extends Pick<Writing, 'body' | 'source'> {
  targets: Groups['targets'];
}

/** How it is sold and what it asks for beside the link. */
function soldAs(blank: WholeService, { body, source, targets }: Selling) {
  const { trade_type: tradeType, ...written } = body;
  const own = source && tradeTypeNamed(source.offered.tradeType)?.name;
  if (own !== undefined && own !== tradeType) {
    refuseField('trade_type', { code: 'not_one_of', params: { options: own } });
  }
  const parts = { texts: {}, ...NO_PARTS };
  const { service, change } = retype(tradeType, {
    ...{ service: blank, parts, targets, ofSources: own === undefined ? [] : [own] },
  });
  const isWhole = service.price_type === 'fixed';
  // A form has quantities also of what is sold as a whole.
  const asked = isWhole ? { min: 1, max: 1, step: 1, usual: 1 } : {};
  const isSold = changed(service, {
    ...{ ...written, ...asked, service_type_id: blank.service_type_id },
  });
  return { service: isSold, change };
}

type Words = ReturnType<typeof changedTexts>['words'];

/** What it is called in a language, else in another. */
function nameIn(words: Words, language: CustomerCaller['language']): string {
  const byLanguage = Object.fromEntries(words.map((own) => [own.language, own.name]));
  return (
    pickText(byLanguage, language) ??
    refuseField(`texts.${DEFAULT_LANGUAGE}.name`, { code: 'required' })
  );
}
