import { forwardRef, useEffect, useRef, type Ref } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { addressOf, WIDTHS, type PreviewChoice } from '#app/areas/studio/preview-choice.ts';
import * as styles from './preview-pane.css.ts';

interface DraftFrameProps {
  /** Where it begins; it may have been left by a link since. */
  choice: PreviewChoice;
  /** Another number loads it anew. */
  round: number;
  /** What the draft's end is answered by. */
  onEnded: () => void;
}

/** A page of the draft as wide as a device, drawn as large as there is room. */
export const DraftFrame = forwardRef(function DraftFrame(
  { choice, round, onEnded }: DraftFrameProps,
  ref: Ref<HTMLIFrameElement>,
) {
  const { t } = useTranslation('studio-preview');
  const room = useRef<HTMLDivElement>(null);
  const width = WIDTHS[choice.width];
  const src = addressOf(choice);

  useEffect(() => (room.current ? fit(room.current, width) : undefined), [width]);

  return (
    <div className={styles.room} ref={room}>
      <iframe
        // Another address in the same frame would be a step of its own for the browser's back button.
        key={`${round} ${src}`}
        ref={ref}
        className={styles.frame}
        src={src}
        title={t('frame', { width: t(`width.${choice.width}`, { px: width }) })}
        onLoad={({ currentTarget }) => {
          // Its page is of this very site.
          const type = currentTarget.contentDocument?.querySelector('html')?.dataset['locale'];
          if (type === undefined) onEnded();
        }}
      />
    </div>
  );
});

/** By a script, which the policy of pages allows, since nothing else knows how much room there is. */
function fit(room: HTMLElement, width: number): () => void {
  const sizes = new ResizeObserver(() => {
    const scale = Math.min(1, room.clientWidth / width);
    const { style } = room;
    style.setProperty('--frame-width', `${width}px`);
    style.setProperty('--frame-height', `${room.clientHeight / scale}px`);
    style.setProperty('--frame-scale', String(scale));
    style.setProperty('--frame-shift', `${Math.max(0, (room.clientWidth - width * scale) / 2)}px`);
  });
  sizes.observe(room);
  return () => sizes.disconnect();
}
