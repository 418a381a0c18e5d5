import type { MigrationDb } from '../tenant-table.ts';
import * as roles from './0001-roles.ts';
import * as instances from './0002-instances.ts';
import * as jobs from './0003-jobs.ts';
import * as outgoingMails from './0004-outgoing-mails.ts';
import * as instanceAssets from './0005-instance-assets.ts';
import * as customers from './0006-customers.ts';
import * as sessions from './0007-sessions.ts';
import * as safety from './0008-safety.ts';
import * as checkedPictures from './0009-checked-pictures.ts';
import * as catalogue from './0010-catalogue.ts';
import * as services from './0011-services.ts';
import * as signIn from './0012-sign-in.ts';
import * as ledger from './0013-ledger.ts';
import * as idempotencyKeys from './0014-idempotency-keys.ts';
import * as paymentMethods from './0015-payment-methods.ts';
import * as coupons from './0016-coupons.ts';
import * as favourites from './0017-favourites.ts';
import * as reviews from './0018-reviews.ts';
import * as invoices from './0019-invoices.ts';
import * as sandboxPayments from './0020-sandbox-payments.ts';
import * as providers from './0021-providers.ts';
import * as catalogueImports from './0022-catalogue-imports.ts';
import * as deliveries from './0023-deliveries.ts';
import * as boughtTogether from './0024-bought-together.ts';
import * as quickLedger from './0026-quick-ledger.ts';
import * as linkedCards from './0027-linked-cards.ts';
import * as automaticTopUps from './0028-automatic-top-ups.ts';
import * as carts from './0030-carts.ts';
import * as openWatchedAccounts from './0032-open-watched-accounts.ts';
import * as orders from './0033-orders.ts';
import * as servicesToOrder from './0034-services-to-order.ts';
import * as countriesOfCartLines from './0036-countries-of-cart-lines.ts';
import * as dispatches from './0039-dispatches.ts';
import * as serviceReports from './0040-service-reports.ts';
import * as provenance from './0041-provenance.ts';
import * as orderCounts from './0044-order-counts.ts';
import * as orderList from './0045-order-list.ts';
import * as staffQueue from './0048-staff-queue.ts';
import * as heldOrders from './0049-held-orders.ts';

export interface Migration {
  name: string;
  up(db: MigrationDb): Promise<void>;
}

/** Every migration in the order of its application. New ones are added at the end. */
export const migrations: readonly Migration[] = [
  { name: '0001-roles', up: roles.up },
  { name: '0002-instances', up: instances.up },
  { name: '0003-jobs', up: jobs.up },
  { name: '0004-outgoing-mails', up: outgoingMails.up },
  { name: '0005-instance-assets', up: instanceAssets.up },
  { name: '0006-customers', up: customers.up },
  { name: '0007-sessions', up: sessions.up },
  { name: '0008-safety', up: safety.up },
  { name: '0009-checked-pictures', up: checkedPictures.up },
  { name: '0010-catalogue', up: catalogue.up },
  { name: '0011-services', up: services.up },
  { name: '0012-sign-in', up: signIn.up },
  { name: '0013-ledger', up: ledger.up },
  { name: '0014-idempotency-keys', up: idempotencyKeys.up },
  { name: '0015-payment-methods', up: paymentMethods.up },
  { name: '0016-coupons', up: coupons.up },
  { name: '0017-favourites', up: favourites.up },
  { name: '0018-reviews', up: reviews.up },
  { name: '0019-invoices', up: invoices.up },
  { name: '0020-sandbox-payments', up: sandboxPayments.up },
  { name: '0021-providers', up: providers.up },
  { name: '0022-catalogue-imports', up: catalogueImports.up },
  { name: '0023-deliveries', up: deliveries.up },
  { name: '0024-bought-together', up: boughtTogether.up },
  { name: '0026-quick-ledger', up: quickLedger.up },
  { name: '0027-linked-cards', up: linkedCards.up },
  { name: '0028-automatic-top-ups', up: automaticTopUps.up },
  { name: '0030-carts', up: carts.up },
  { name: '0032-open-watched-accounts', up: openWatchedAccounts.up },
  { name: '0033-orders', up: orders.up },
  { name: '0034-services-to-order', up: servicesToOrder.up },
  { name: '0036-countries-of-cart-lines', up: countriesOfCartLines.up },
  { name: '0039-dispatches', up: dispatches.up },
  { name: '0040-service-reports', up: serviceReports.up },
  { name: '0041-provenance', up: provenance.up },
  { name: '0044-order-counts', up: orderCounts.up },
  { name: '0045-order-list', up: orderList.up },
  { name: '0048-staff-queue', up: staffQueue.up },
  { name: '0049-held-orders', up: heldOrders.up },
];
