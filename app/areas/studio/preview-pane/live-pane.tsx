import { useHref } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { readChoice, type PreviewChoice } from '#app/areas/studio/preview-choice.ts';
import type { PreviewData, PreviewPage } from '#app/areas/studio/preview-data.server.ts';
import { fetchJson } from '#app/lib/http/fetch-json.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { tell } from '#app/lib/studio-preview/preview-messages.ts';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { DraftFrame } from './draft-frame.tsx';
import { PreviewToolbar } from './preview-toolbar.tsx';
import { useKeptChoice } from './use-kept-choice.ts';
import { useLivePreview } from './use-live-preview.ts';
import { useOpenPreview } from './use-open-preview.ts';
import * as styles from './preview-pane.css.ts';

interface LivePaneProps {
  data: PreviewData | undefined;
  first: PreviewChoice;
  page: string | undefined;
}

export function LivePane({ data, first, page }: LivePaneProps) {
  const [choice, choose] = useKeptChoice(first);
  // A link in the frame leads on from there; only what is chosen here loads another address.
  const [begun, setBegun] = useState(choice);
  // What is edited is looked at first; its page tells when it is there, and the choice follows.
  const [askedPage, setAskedPage] = useState<string>();
  if (page !== askedPage) {
    setAskedPage(page);
    if (page !== undefined) setBegun({ ...choice, page });
  }
  const [round, setRound] = useState(0);
  const [isSelecting, setSelecting] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, open, reopen } = useOpenPreview();
  const pages = usePages(data);

  const select = useCallback((isOn: boolean) => {
    setSelecting(isOn);
    tell(frame.current?.contentWindow, { do: 'select', isOn });
  }, []);
  const onArrive = useCallback(
    (page: string) => {
      choose({ page });
      if (isSelecting) select(true);
    },
    [choose, isSelecting, select],
  );
  const onStopSelecting = useCallback(() => select(false), [select]);
  useLivePreview({ frame, onArrive, onStopSelecting });

  function onChoose(name: keyof PreviewChoice, value: string) {
    const chosen = readChoice(new URLSearchParams({ ...choice, [name]: value }), choice);
    choose(chosen);
    // Another width is the same page.
    if (name !== 'width') setBegun(chosen);
  }
  function onReload() {
    setBegun(choice);
    setRound(round + 1);
    // Whatever kept it from being shown may be over.
    if (state === 'failed') open();
  }

  return (
    <div className={styles.pane}>
      <PreviewToolbar
        {...{ choice, pages }}
        live={{ onChoose, onReload, selecting: { isOn: isSelecting, onSelect: select } }}
      />
      {state === 'open' ? (
        <DraftFrame
          ref={frame}
          choice={{ ...begun, width: choice.width }}
          round={round}
          onEnded={reopen}
        />
      ) : (
        <Waiting isFailed={state === 'failed'} onRetry={onReload} />
      )}
    </div>
  );
}

function Waiting({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('studio-preview');
  return (
    <div className={styles.waiting} role="status">
      {isFailed ? (
        <>
          {t('failed')}
          <Button tone="outline" icon="refresh-cw" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </>
      ) : (
        <>
          <Spinner />
          {t('opening')}
        </>
      )}
    </div>
  );
}

const NO_PAGES: PreviewPage[] = [];

/** Those of the draft; asked for when the page did not come with them. */
function usePages(data: PreviewData | undefined): readonly PreviewPage[] {
  const address = useHref(pagePath('studio/preview/choices'));
  const [found, setFound] = useState(NO_PAGES);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    const stop = new AbortController();
    fetchJson(address, stop.signal).then(
      // The route of that very address answers so.
      (answer) => setFound((answer as PreviewData).pages),
      // The page that is shown can still be chosen.
      () => undefined,
    );
    return () => stop.abort();
  }, [address, isKnown]);
  return data?.pages ?? found;
}
