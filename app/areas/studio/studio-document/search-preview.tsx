import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { EditorSection } from '#app/areas/studio/editor/editor-section.tsx';
import { useScene } from '#app/areas/studio/fields/editor-scene.tsx';
import { isObject } from '#app/areas/studio/form/documents.ts';
import { plainText } from '#app/areas/studio/form/shown-parts.ts';
import * as styles from './search-preview.css.ts';

/** More than this a search engine cuts off. */
const LONGEST = { title: 60, description: 160 };

/** About how the page will look among the results of a search. */
export function SearchPreview({ origin }: { origin: string }) {
  const { t, i18n } = useTranslation('studio-fields');
  const { document } = useScene();
  const text = (name: string) => textIn(document[name], i18n.language);
  const title = text('meta_title') || t('search.noTitle');
  const description = text('meta_description') || t('search.noDescription');
  const path = plainText(document['slug'] ?? document['route_name']);
  const address = `${origin.replace(/^https?:\/\//, '')} › ${path === 'index' ? '' : path}`;
  return (
    <EditorSection id="search-preview" title={t('search.title')} help={t('search.help')}>
      <div className={styles.result}>
        <p className={styles.address}>{address}</p>
        <p className={styles.title}>{cut(title, LONGEST.title)}</p>
        <p className={styles.description}>{cut(description, LONGEST.description)}</p>
      </div>
      {title.length > LONGEST.title ? (
        <p className={styles.description}>{t('search.longTitle', { most: LONGEST.title })}</p>
      ) : null}
    </EditorSection>
  );
}

function textIn(value: unknown, language: string): string {
  if (!isObject(value)) return plainText(value);
  return plainText(value[language] ?? value['en']);
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
