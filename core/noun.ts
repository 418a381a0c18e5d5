import type { CoreParts } from '#core/parts.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import type { CustomerData } from '#core/platform/customer-data/customer-data.ts';
import type { JobHandler } from '#core/platform/jobs/define-job.ts';
import type { Schedule } from '#core/platform/jobs/schedule.store.ts';
import type { Listening } from '#core/platform/listeners/listeners.ts';

/** What a folder of the core brings; `nouns.ts` lists all of them. */
export interface Noun {
  routes?: (api: CoreApi, parts: CoreParts) => void;
  /** Routes that find out on their own who calls, and so need nothing of what operations do. */
  ownCallerRoutes?: (api: CoreApi, parts: CoreParts) => void;
  jobs?: readonly JobHandler[];
  schedules?: readonly Schedule[];
  /** What it keeps of a customer: in the export, and gone with the account. */
  customerData?: CustomerData;
  /** What it does about events of nouns above it in the list. */
  listens?: readonly Listening[];
}
