import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { PALETTE_KEYS, PART_KEYS, partOf, SEND_KEYS, type PartKey } from './page-keys.ts';

const NAMES = {
  t: 'take',
  p: 'progress',
  c: 'complete',
  r: 'refund',
  x: 'decline',
  a: 'answer',
  e: 'change',
  f: 'freeze',
  m: 'note',
  n: 'next',
} as const satisfies Record<PartKey, string>;

/** Every key, those of this very page last. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const general = [
    ['/', t('keys.search')],
    [PALETTE_KEYS, t('keys.palette')],
    ['j', t('keys.down')],
    ['k', t('keys.up')],
    ['o', t('keys.open')],
    ['s', t('keys.select')],
    ['S', t('keys.selectAll')],
    [SEND_KEYS, t('keys.send')],
    ['?', t('keys.help')],
  ] as const;
  const here = PART_KEYS.filter((key) => partOf(key) !== null);
  const all = [...general, ...here.map((key) => [key, t(`keys.${NAMES[key]}`)] as const)];
  return (
    <Dialog title={t('keys.title')} isOpen onClose={onClose} closeLabel={t('keys.close')}>
      <DescriptionList
        look="rows"
        items={all.map(([key, term]) => ({ term, detail: <kbd>{key}</kbd> }))}
      />
    </Dialog>
  );
}
