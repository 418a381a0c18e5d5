import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { BELOW_BAR } from '../lib/browser/paint-after.ts';
import * as styles from './in-frame.css.ts';
import { ServicesPanelProvider } from './services-panel/services-panel.tsx';

interface InFrameProps {
  /** The sites that may show it. */
  sites: readonly string[];
  children: ReactNode;
}

/**
 * A page alone, which tells the site around it how high it is. The main content is that of the site;
 * what a frame is, its title says.
 */
export function InFrame({ sites, children }: InFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  const isLoading = useNavigation().state !== 'idle';
  useEffect(() => {
    const element = content.current;
    if (!element || window.parent === window) return;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      for (const site of sitesAround(sites)) {
        window.parent.postMessage({ type: 'marquee:height', height }, site);
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [sites]);
  return (
    <ServicesPanelProvider>
      <span id={BELOW_BAR} hidden />
      <div ref={content} id="content" className={styles.content} aria-busy={isLoading}>
        {children}
      </div>
    </ServicesPanelProvider>
  );
}

/** The one that shows it where the browser says so; it would drop what is meant for another. */
function sitesAround(sites: readonly string[]): readonly string[] {
  const known = [window.location.origin, ...sites];
  const [parent] = window.location.ancestorOrigins ?? [];
  return parent === undefined ? known : known.filter((site) => site === parent);
}
