import { useLooks } from '#app/components/use-looks.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const EVERY_MS = 1_000;
/** Two hours. */
const MOST_LOOKS = 7_200;

/** Shows the page again as long as something goes on; without a script, the browser does. */
export function Underway() {
  const isHydrated = useHydrated();
  useLooks({ everyMs: EVERY_MS, most: MOST_LOOKS });
  if (isHydrated) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content="3" />
    </noscript>
  );
}
