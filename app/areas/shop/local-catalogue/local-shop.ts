import type { Found } from '../found-page.ts';
import type { Asked } from './find-services.ts';
import type { LocalCatalogue } from './local-catalogue.client.ts';

/** So long what was loaded is taken for what is sold now. */
const FRESH_MS = 60_000;

let opened: LocalCatalogue | undefined;
let opening: Promise<void> | undefined;
let checkedAt = 0;

/** Somebody begins to look for something: from now on it may be looked for here. */
export function prepareLocalShop(locale: string): void {
  if (opening || (opened && Date.now() - checkedAt < FRESH_MS)) return;
  opening = open(locale)
    // The server answers everything as well.
    .catch(() => closeLocalShop())
    .finally(() => {
      opening = undefined;
    });
}

async function open(locale: string): Promise<void> {
  const { catalogueAddress, openCatalogue } = await import('./local-catalogue.client.ts');
  const address = await catalogueAddress(locale);
  checkedAt = Date.now();
  if (opened?.hash === address.hash) return;
  const next = await openCatalogue(address);
  opened?.close();
  opened = next;
}

function closeLocalShop(): void {
  opened?.close();
  opened = undefined;
}

export function isLocalShopOpen(): boolean {
  return opened !== undefined;
}

/** What the filters find, without a server; undefined where only that can say. */
export async function findLocally(asked: Asked): Promise<Found | undefined> {
  if (!opened || Date.now() - checkedAt >= FRESH_MS || asked.filters.isFavourites) {
    return undefined;
  }
  try {
    return await opened.find(asked);
  } catch {
    closeLocalShop();
    return undefined;
  }
}
