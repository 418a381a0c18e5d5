import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { DraftFrame } from '#app/areas/studio/preview-pane/draft-frame.tsx';
import * as pane from '#app/areas/studio/preview-pane/preview-pane.css.ts';
import { PreviewToolbar } from '#app/areas/studio/preview-pane/preview-toolbar.tsx';
import { useOpenPreview } from '#app/areas/studio/preview-pane/use-open-preview.ts';
import {
  readChoice,
  WIDTHS,
  type PreviewChoice,
  type Width,
} from '#app/areas/studio/preview-choice.ts';
import type { PreviewData } from '#app/areas/studio/preview-data.server.ts';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import * as styles from './studio-preview.css.ts';

interface PreviewMatrixProps {
  data: PreviewData;
  first: PreviewChoice;
}

interface Cell {
  theme: PreviewChoice['theme'];
  width: Width;
}

const THEMES = ['light', 'dark'] as const;
const CELLS: readonly Cell[] = THEMES.flatMap((theme) =>
  (['phone', 'tablet', 'desktop'] as const).map((width) => ({ theme, width })),
);
/** Each is a whole page that runs. */
const MOST_LIVE = 4;
const FIRST_LIVE = CELLS.filter(({ width }) => width !== 'tablet');

/** The same page of the draft in both themes and all widths, some of them at a time. */
export function PreviewMatrix({ data, first }: PreviewMatrixProps) {
  const { t } = useTranslation('studio-preview');
  const [choice, setChoice] = useState(first);
  const [round, setRound] = useState(0);
  const [live, setLive] = useState(FIRST_LIVE);
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return (
      <>
        <PreviewToolbar choice={first} pages={data.pages} />
        <p className={pane.waiting}>{t('withoutScript')}</p>
      </>
    );
  }
  return (
    <>
      <PreviewToolbar
        choice={choice}
        pages={data.pages}
        hides={['theme', 'width']}
        live={{
          onChoose: (name, value) =>
            setChoice(readChoice(new URLSearchParams({ ...choice, [name]: value }), choice)),
          onReload: () => setRound(round + 1),
        }}
      />
      <Cells
        choice={choice}
        round={round}
        live={live}
        // The one that has been shown longest makes room.
        onShow={(cell) => setLive([...live, cell].slice(-MOST_LIVE))}
      />
    </>
  );
}

interface CellsProps {
  choice: PreviewChoice;
  round: number;
  live: readonly Cell[];
  onShow: (cell: Cell) => void;
}

function Cells({ choice, round, live, onShow }: CellsProps) {
  const { t } = useTranslation('studio-preview');
  const { state, open, reopen } = useOpenPreview();
  return (
    <div className={styles.matrix}>
      {CELLS.map((cell) => {
        const { theme, width } = cell;
        const name = `${t(`theme.${theme}`)} · ${t(`width.${width}`, { px: WIDTHS[width] })}`;
        return (
          <section key={`${theme} ${width}`} className={styles.cell} aria-label={name}>
            <h2 className={styles.cellName}>{name}</h2>
            {live.includes(cell) && state === 'open' ? (
              <DraftFrame choice={{ ...choice, theme, width }} round={round} onEnded={reopen} />
            ) : (
              <div className={pane.waiting} role="status">
                {state === 'opening' && live.includes(cell) ? t('opening') : null}
                {state === 'failed' ? t('failed') : null}
                {state === 'failed' || !live.includes(cell) ? (
                  <Button
                    tone="outline"
                    onClick={() => (state === 'failed' ? open() : onShow(cell))}
                  >
                    {state === 'failed' ? t('tryAgain') : t('showThis')}
                  </Button>
                ) : null}
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}
