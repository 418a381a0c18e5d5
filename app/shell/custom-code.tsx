import { useLocation } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import { PANEL_BASE } from '../lib/i18n/languages.ts';
import { isAmong } from '../lib/pages/closed-paths.ts';
import type { PageCode } from '../lib/custom-code/page-code.ts';
import type { CustomCodeRunner } from './custom-code-runner.tsx';

interface CustomCodeProps {
  code: PageCode | undefined;
  /** Where it may not run. */
  closedPaths: readonly string[];
  children: ReactNode;
}

/** The pages of the panel with the owner's code beside them, where there is some and it may run. */
export function CustomCode({ code: given, closedPaths, children }: CustomCodeProps) {
  // What a document started with stays: news about the code come with the next one.
  const [code] = useState(given);
  const [Runner, setRunner] = useState<typeof CustomCodeRunner>();
  const { pathname } = useLocation();
  // The router tells a path without its base.
  const isAllowed = !isAmong(PANEL_BASE + pathname, closedPaths);
  const [wasAllowed] = useState(isAllowed);
  // Code that ran in the page cannot be taken out of it, so the border is crossed by a new document.
  const mustLeave = code?.kind === 'trusted' && isAllowed !== wasAllowed;

  useEffect(() => {
    if (!code) return;
    import('./custom-code-runner.tsx').then(
      (loaded) => setRunner(() => loaded.CustomCodeRunner),
      // The next document brings it.
      () => undefined,
    );
  }, [code]);
  useEffect(() => {
    if (mustLeave) window.location.reload();
  }, [mustLeave]);

  if (mustLeave) return null;
  return (
    <>
      {children}
      {code && Runner ? (
        <Runner code={code} path={pathname} isAllowed={isAllowed} wasAllowed={wasAllowed} />
      ) : null}
    </>
  );
}
