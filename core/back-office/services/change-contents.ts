import type { CatalogueChange } from '#core/catalogue/services/change-catalogue.ts';
import {
  isPartOfPackage,
  readPossibleContents,
  type PackageItem,
} from '#core/catalogue/services/package-contents.ts';
import type { WholeService } from '#core/catalogue/services/read-whole.ts';
import { AppError, refuseField, type FieldProblems } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { FieldChange } from '#core/supply/imports/field-changes.ts';
import { listServiceNames } from '#core/catalogue/services/service-name.ts';

type Asked = Pick<PackageItem, 'service_id' | 'quantity'>;

interface ContentsOfService {
  /** As it is to be. */
  service: Pick<WholeService, 'id' | 'price_type'>;
  before: readonly PackageItem[];
  /** All that it has from now on, in this order; what is left out stays. */
  asked: readonly Asked[] | undefined;
}

interface ChangedContents extends Pick<CatalogueChange, 'packages'> {
  changes: FieldChange[];
}

/** What is in a package from now on; without contents, it is sold as a whole and no more. */
export async function changedContents(
  trx: Trx,
  { instanceId, language }: Pick<CustomerCaller, 'instanceId' | 'language'>,
  { service, before, asked = before }: ContentsOfService,
): Promise<ChangedContents> {
  if (isSame(before, asked)) return { packages: [], changes: [] };
  if (asked.length > 0) {
    await refuseNoPackage(trx, { instanceId, service });
    await refuseUnfit(trx, { instanceId, service, before, asked });
  }
  const items = asked.map(({ service_id: id, quantity }) => ({
    ...{ service_id: id, quantity },
    // What customers are not shown of it goes on to be hidden.
    is_displayable: before.find((item) => item.service_id === id)?.is_displayable ?? true,
  }));
  const ids = [...before, ...items].map(({ service_id: id }) => id);
  const names = await listServiceNames(trx, { instanceId, language, ids });
  const said = (list: readonly Asked[]) =>
    list.map(({ service_id: id, quantity }) => `${quantity} × ${names.get(id) ?? id}`).join(', ') ||
    null;
  return {
    packages: [{ service_id: service.id, items }],
    changes: [{ field: 'contents', before: said(before), after: said(items) }],
  };
}

const isSame = (one: readonly Asked[], other: readonly Asked[]) =>
  one.length === other.length &&
  one.every(
    ({ service_id: id, quantity }, at) =>
      other[at]?.service_id === id && other[at].quantity === quantity,
  );

type OneService = { instanceId: number } & Pick<ContentsOfService, 'service'>;

async function refuseNoPackage(trx: Trx, { instanceId, service }: OneService): Promise<void> {
  const isPart = await isPartOfPackage(trx, { instanceId, serviceId: service.id });
  if (service.price_type !== 'fixed' || isPart) {
    refuseField('contents', { code: 'no_package' });
  }
}

type Choosing = OneService & { before: readonly PackageItem[]; asked: readonly Asked[] };

/** Each at its place: what is in it twice, and what customers could not look at. */
async function refuseUnfit(
  trx: Trx,
  { instanceId, service, before, asked }: Choosing,
): Promise<void> {
  const chosen = asked.map(({ service_id: id }) => id);
  const possible = await readPossibleContents(trx, { instanceId, ids: chosen });
  const fields: FieldProblems = {};
  chosen.forEach((id, at) => {
    const field = `contents.${at}.service_id`;
    const isKept = before.some((item) => item.service_id === id);
    if (chosen.indexOf(id) < at) fields[field] = [{ code: 'duplicate' }];
    else if (id === service.id || !(isKept || possible.has(id))) {
      fields[field] = [{ code: 'not_for_package' }];
    }
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}
