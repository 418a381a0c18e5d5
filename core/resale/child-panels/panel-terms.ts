import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { parseAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import { isRented } from '#core/tenancy/instances/rented-instance.ts';

export interface PanelTerms {
  /** Of a month. */
  priceMicro: bigint;
  /** The host below which labels are given. */
  below: string | undefined;
}

type Ports = Pick<Deps, 'starterDocuments'>;

/** On what terms an instance rents out panels; undefined where it rents out none. */
export async function readTerms(
  { starterDocuments }: Ports,
  trx: Trx,
  instanceId: number,
): Promise<PanelTerms | undefined> {
  const { childPanelsPrice, childPanelsDomain } = await readSettingsIn(trx, instanceId);
  const priceMicro = parseAmount(childPanelsPrice ?? '');
  if (priceMicro === undefined || starterDocuments === undefined) return undefined;
  // A panel that is rented itself rents out none: nobody would know whom to pay.
  return (await isRented(trx, instanceId)) ? undefined : { priceMicro, below: childPanelsDomain };
}

export async function requireTerms(
  ports: Ports,
  trx: Trx,
  instanceId: number,
): Promise<PanelTerms> {
  const terms = await readTerms(ports, trx, instanceId);
  if (!terms) throw new AppError('panels_not_offered');
  return terms;
}
