import { useRouteLoaderData } from '@remix-run/react';
import { Suspense, useEffect, useState } from 'react';
import type { RootData } from '../root.tsx';
import type { AppLifeRunner } from './app-life-runner.tsx';

interface AppLifeProps {
  /** Whether there is room to ask for the app to be installed. */
  offersInstall: boolean;
}

/** What makes an app of the panel: updates and the offer to install it. The page comes first. */
export function AppLife({ offersInstall }: AppLifeProps) {
  const data = useRouteLoaderData('root') as RootData | undefined; // That route's own loader.
  const [Runner, setRunner] = useState<typeof AppLifeRunner>();

  useEffect(
    () =>
      whenIdle(() => {
        import('./app-life-runner.tsx').then(
          (loaded) => setRunner(() => loaded.AppLifeRunner),
          // The next document brings it.
          () => undefined,
        );
      }),
    [],
  );

  return Runner ? (
    <Suspense fallback={null}>
      <Runner seen={data?.seen} offersInstall={offersInstall} />
    </Suspense>
  ) : null;
}

/** Once the document has all that it came for, and has nothing else to do. */
function whenIdle(go: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  function wait(): void {
    // Safari knows no idle time.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(go, { timeout: 5000 });
    else timer = setTimeout(go, 1000);
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
