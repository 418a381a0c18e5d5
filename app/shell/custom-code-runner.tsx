import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { tellOwner } from '../lib/custom-code/owner-console.client.ts';
import type { PageCode } from '../lib/custom-code/page-code.ts';
import { publishPanelEvent } from '../lib/custom-code/panel-events.ts';
import { connectSlot, type SlotNews } from '../lib/custom-code/strict-slot.client.ts';
import { startTrustedCode } from '../lib/custom-code/trusted-code.client.ts';

interface CustomCodeRunnerProps {
  code: PageCode;
  path: string;
  /** Whether it may run on this page, and might on the one that the document began with. */
  isAllowed: boolean;
  wasAllowed: boolean;
}

/** Starts the owner's code and tells it what happens in the panel. */
export function CustomCodeRunner({ code, path, isAllowed, wasAllowed }: CustomCodeRunnerProps) {
  useEffect(() => {
    if (code.kind === 'invalid') tellOwner('Custom code is not valid JavaScript');
    if (code.kind === 'trusted' && wasAllowed) startTrustedCode(code.url, tellOwner);
  }, [code, wasAllowed]);

  if (!isAllowed || code.kind === 'invalid') return null;
  return (
    <>
      <PageViews path={path} />
      {code.kind === 'strict' ? <StrictSlot url={code.url} /> : null}
    </>
  );
}

function PageViews({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    // An effect may run twice for one view.
    if (seen.current === path) return;
    seen.current = path;
    publishPanelEvent({ name: 'page.viewed', detail: { path, language } });
  }, [path, language]);
  return null;
}

/** Starts once the page itself has nothing left to do; without scripts it never does. */
function StrictSlot({ url }: { url: string }) {
  const [isWanted, setWanted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const disconnect = useRef<() => void>(undefined);

  useEffect(() => whenIdle(() => setWanted(true)), []);
  useEffect(() => () => disconnect.current?.(), []);

  function connect() {
    if (!frame.current || disconnect.current) return;
    disconnect.current = connectSlot(frame.current, (news) => {
      const sentence = sentenceOf(news);
      if (sentence) tellOwner(sentence);
      if (news.kind === 'stopped') setWanted(false);
    });
  }

  if (!isWanted) return null;
  return (
    <iframe
      ref={frame}
      src={url}
      onLoad={connect}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      hidden
      aria-hidden
      tabIndex={-1}
    />
  );
}

function sentenceOf(news: SlotNews): string | undefined {
  if (news.kind === 'failed') return `Custom code failed: ${news.message}`;
  if (news.kind === 'stopped') return `Custom code was stopped: ${news.reason}`;
  return undefined;
}

/** Safari has no callback for an idle moment. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 3_000 });
  return () => cancelIdleCallback(handle);
}
