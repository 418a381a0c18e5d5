import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  addressOf,
  stillPath,
  WIDTHS,
  type PreviewChoice,
  type Width,
} from '#app/areas/studio/preview-choice.ts';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';
import * as styles from './preview-pane.css.ts';

const NAMES: readonly Width[] = ['phone', 'tablet', 'desktop'];

/** The draft as wide as a device, with a link for each width: what needs no script. */
export function StillFrame({ choice }: { choice: PreviewChoice }) {
  const { t } = useTranslation('studio-preview');
  const nameOf = (width: Width) => t(`width.${width}`, { px: WIDTHS[width] });
  const tabs = NAMES.map((width) => ({
    href: stillPath({ ...choice, width }),
    label: nameOf(width),
    isCurrent: width === choice.width,
  }));
  return (
    <div className={styles.still}>
      <TabLinks label={t('toolbar.width')} tabs={tabs} />
      <div className={styles.stillRoom}>
        <iframe
          className={styles.stillFrame}
          src={addressOf(choice)}
          width={WIDTHS[choice.width]}
          title={t('frame', { width: nameOf(choice.width) })}
        />
      </div>
    </div>
  );
}
