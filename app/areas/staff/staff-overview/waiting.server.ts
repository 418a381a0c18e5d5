import { WAITING_PERMISSIONS } from '#core/back-office/waiting/waiting.operations.ts';
import { QUEUES } from '#core/fulfilment/dispatch/staff/queue-words.pure.ts';
import { LISTS, type Work } from '#app/areas/staff/staff.server.ts';
import type { StaffPage } from '#app/lib/pages/staff-pages.server.ts';

/** What waits in one list of staff. */
export interface Waiting {
  list: Work[number]['list'];
  url: string;
  /** Undefined where the core did not say. */
  count: number | undefined;
  /** No more than these are counted. */
  isMore: boolean;
}

interface Known {
  /** Undefined where nobody counts. */
  work: Work | undefined;
  permissions: readonly string[];
  staffPages: readonly StaffPage[];
}

/** The lists in which something waits, or of which nobody says whether it does. */
export function waitingIn({ work, permissions, staffPages }: Known): Waiting[] {
  return staffPages.flatMap(({ text, url }) =>
    (LISTS[text] ?? [])
      .filter((list) => permissions.includes(WAITING_PERMISSIONS[list]))
      .flatMap((list) => {
        const counted = work?.find((one) => one.list === list);
        if (work && !counted?.count) return [];
        return [
          {
            list,
            url: placeOf(list, url),
            count: counted?.count,
            isMore: counted?.is_more ?? false,
          },
        ];
      }),
  );
}

/** Where those that wait stand, of a list that shows others as well. */
function placeOf(list: Waiting['list'], url: string): string {
  if (list === 'refunds') return `${url}?refunds=returned`;
  if (list === 'trials') return `${url}?q=status:in_moderation`;
  if (list === 'tasks') return `${url}?q=status:checked`;
  return QUEUES.some((queue) => queue === list) ? `${url}?queue=${list}` : url;
}
