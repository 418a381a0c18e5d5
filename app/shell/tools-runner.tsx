import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { Consent } from '../lib/session/consent.ts';
import type { DeclaredTool } from '../lib/declared/allowed-tools.server.ts';
import { startTools } from '../lib/declared/start-tools.client.ts';
import { hasUnsavedInput } from '../lib/browser/unsaved-input.ts';
import { isAmong } from '../lib/pages/closed-paths.ts';

interface ToolsRunnerProps {
  tools: DeclaredTool[];
  /** Where none of them runs. */
  closedPaths: readonly string[];
  consent: Consent | undefined;
  ofDocument: { path: string; tools: DeclaredTool[] };
}

/**
 * Runs what this document was sent for and tells it which pages are seen. A policy cannot change
 * while its document stands, and a script that runs cannot be taken back: where more or less may
 * run than here, another document has to come.
 */
export function ToolsRunner({ tools, closedPaths, consent, ofDocument }: ToolsRunnerProps) {
  const toolsFor = (path: string, given: DeclaredTool[]) =>
    isAmong(path, closedPaths) ? [] : given;
  const navigation = useNavigation();
  const { pathname, search } = useLocation();
  const here = toolsFor(ofDocument.path, ofDocument.tools);
  const isRunning = here.length > 0;
  const lastUrl = useRef<string>();

  useEffect(() => {
    if (!isRunning || isAmong(window.location.pathname, closedPaths)) return;
    const { pageView } = startTools(ofDocument.tools, consent);
    const url = window.location.href;
    pageView({ url, title: document.title, referrer: lastUrl.current ?? document.referrer });
    lastUrl.current = url;
    // Each page once, whatever else changes on it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, search]);

  const goal = navigation.state === 'loading' ? navigation.location : undefined;
  useEffect(() => {
    if (!goal || areSame(toolsFor(goal.pathname, tools), here)) return;
    // The answer to a form belongs to the page that shows it.
    if (navigation.formMethod && goal.pathname === window.location.pathname) return;
    window.location.assign(goal.pathname + goal.search + goal.hash);
  });

  const isTakenBack = !here.every((tool) => tools.some(({ kind }) => kind === tool.kind));
  const isOther = !areSame(toolsFor(ofDocument.path, tools), here);
  useEffect(() => {
    if (isTakenBack || (isOther && !hasUnsavedInput())) window.location.reload();
  }, [isTakenBack, isOther]);

  return null;
}

function areSame(some: DeclaredTool[], others: DeclaredTool[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
