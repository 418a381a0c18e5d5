import type { AskedPerk } from '#core/catalogue/services/asked-perks.pure.ts';
import type { CatalogueChange, PageFacts } from '#core/catalogue/services/change-catalogue.ts';
import type { LinkedNetwork } from '#core/catalogue/services/link-examples.ts';
import type { PackageItem } from '#core/catalogue/services/package-contents.ts';
import type { ServiceParts, WholeService } from '#core/catalogue/services/read-whole.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { FieldChange } from '#core/supply/imports/field-changes.ts';
import type { LinkRules } from '#core/tenancy/link-rules/link-rules.pure.ts';
import { accessAfter } from './change-access.ts';
import { countriesAfter } from './change-countries.ts';
import { changedContents } from './change-contents.ts';
import { changedLabels } from './change-labels.ts';
import { changedFacts } from './change-page-facts.ts';
import { changedSpeedup } from './change-speedup.ts';

type Optional<Facts> = { [Fact in keyof Facts]?: Facts[Fact] | undefined };

interface Asked {
  speed_up: boolean;
  labels: number[];
  countries: number[];
  by_link_only: boolean;
  for_grades: AskedPerk[];
  contents: Pick<PackageItem, 'service_id' | 'quantity'>[];
}

interface PartsOfService {
  /** As it is to be. */
  service: WholeService;
  before: Omit<ServiceParts, 'texts'>;
  /** What is left out stays. */
  asked: Optional<Pick<PageFacts, 'start_minutes' | 'example_link'> & Asked>;
  network: LinkedNetwork | undefined;
  rules: LinkRules;
  /** It stood in another network before. */
  isMoved: boolean;
  /** Customers of the shop deliver it. */
  isByTasks: boolean;
  /** It is new, and comes from a provider. */
  hasProvider?: boolean;
}

interface ChangedParts {
  change: Pick<CatalogueChange, 'speedups' | 'facts' | 'serviceLabels' | 'packages'>;
  changes: FieldChange[];
}

/** What a service has beside its columns and its texts, as it is to be. */
export async function changedParts(
  trx: Trx,
  caller: Pick<CustomerCaller, 'instanceId' | 'language'>,
  { service, before, asked, isByTasks, hasProvider, ...placed }: PartsOfService,
): Promise<ChangedParts> {
  const own = { instanceId: caller.instanceId, serviceId: service.id };
  const speedup = await changedSpeedup(trx, {
    ...{ ...own, before: before.canSpeedup, asked: asked.speed_up, isByTasks },
    ...(hasProvider !== undefined && { hasProvider }),
  });
  const countries = await countriesAfter(trx, {
    ...{ ...own, before: before.facts.allowed_use_countries, asked: asked.countries },
    ...{ isByTasks, hasProvider },
  });
  const access = await accessAfter(trx, {
    ...{ instanceId: own.instanceId, before: before.facts, asked },
  });
  const facts = changedFacts({
    ...{ service, before: before.facts, asked, ...placed },
    settled: { ...access, allowed_use_countries: countries },
  });
  const labels = await changedLabels(trx, caller, {
    ...{ serviceId: service.id, before: before.labelIds, asked: asked.labels },
  });
  const contents = await changedContents(trx, caller, {
    ...{ service, before: before.contents, asked: asked.contents },
  });
  return {
    change: {
      ...{ speedups: speedup.speedups, facts: facts.facts },
      ...{ serviceLabels: labels.serviceLabels, packages: contents.packages },
    },
    changes: [...speedup.changes, ...facts.changes, ...labels.changes, ...contents.changes],
  };
}
