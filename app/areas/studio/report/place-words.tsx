import { Link } from '@remix-run/react';
import type { Translator } from '#app/lib/texts/translator.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ShownPlace } from './place-in-words.server.ts';
import * as styles from './report.css.ts';

/** A field by its document and its name there, as a link to where it is edited. */
export function PlaceWords({ place }: { place: ShownPlace }) {
  const { t } = useTranslation('studio');
  const words = placeWords(place, t);
  return place.url === undefined ? (
    <span className={styles.place}>{words}</span>
  ) : (
    <Link className={styles.place} to={place.url}>
      {words}
    </Link>
  );
}

/** Of the settings there is one document, which goes without its name. */
export function placeWords(
  { kind, document, labels }: ShownPlace,
  t: Translator<'studio'>,
): string {
  const whole =
    kind === 'settings'
      ? t('kind.settings')
      : t('named', { kind: t(`kind.${kind}`), name: document });
  if (labels.length === 0) return whole;
  return [...(kind === 'settings' ? [] : [whole]), ...labels].join(' › ');
}
