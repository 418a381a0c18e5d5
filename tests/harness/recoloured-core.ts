import { startChangedCore } from './changed-core.ts';
import type { FakeCore } from './fake-core.ts';

/**
 * A core in front of a real one, for which every host is the first demo instance in colours of its
 * own: what `coloursOf` makes of the host.
 */
export function startRecolouredCore(
  coreUrl: string,
  coloursOf: (host: string) => object,
): Promise<FakeCore> {
  return startChangedCore({
    coreUrl,
    hostFor: () => 'localhost',
    change({ path, host, status, text }) {
      if (!/^\/settings(\?|$)/.test(path) || status !== 200) return undefined;
      // A real core answered, so these are settings.
      const document = JSON.parse(text) as { data: Record<string, unknown> };
      return { status, body: { data: { ...document.data, colours: coloursOf(host) } } };
    },
  });
}
