const STAMP = 'reloaded-at';
const PAUSE_MS = 60_000;

type Stamps = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether this tab may reload by itself now: at most once in a minute, and never where that cannot
 * be remembered. Whoever is told so reloads.
 */
export function mayReload(stamps: () => Stamps, now: number): boolean {
  try {
    const storage = stamps();
    const last = Number(storage.getItem(STAMP) ?? Number.NaN);
    // A clock that was put back must not count as a long time.
    if (Math.abs(now - last) < PAUSE_MS) return false;
    storage.setItem(STAMP, String(now));
    return storage.getItem(STAMP) === String(now);
  } catch {
    return false;
  }
}

/**
 * What a visitor asked for needs no leave, but holds back what would follow by itself. Where
 * nothing can be remembered, nothing reloads by itself either.
 */
export function noteReload(stamps: () => Stamps, now: number): boolean {
  try {
    stamps().setItem(STAMP, String(now));
    return true;
  } catch {
    return false;
  }
}
