import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { placeId } from '#app/areas/studio/form/field-place.ts';
import { DocumentCard } from '#app/areas/studio/lists/document-card.tsx';
import * as styles from '#app/areas/studio/lists/lists.css.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { IconButton } from '#app/ui/button.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import type { MenuBranchData, MenuChild } from './load-menu.server.ts';

interface MenuBranchProps {
  branch: MenuBranchData;
  isFirst: boolean;
  isLast: boolean;
}

/** An entry of the menu with those under it. */
export function MenuBranch({ branch, isFirst, isLast }: MenuBranchProps) {
  const { document, children } = branch;
  return (
    <li>
      <DocumentCard
        document={document}
        href={editPath(document.key)}
        buttons={
          <Moves of={document.key} name={document.title} isFirst={isFirst} isLast={isLast} />
        }
      >
        {children.length === 0 ? null : <Children of={document.key} entries={children} />}
      </DocumentCard>
    </li>
  );
}

const editPath = (key: string) =>
  pagePath('studio/:documents/edit', { documents: 'menu' }, { key });

function Children({ of, entries }: { of: string; entries: readonly MenuChild[] }) {
  return (
    <div className={styles.children}>
      <PlainList gap={1}>
        {entries.map(({ title, url, pointer, children }, at) => (
          <li key={pointer}>
            <div className={styles.line}>
              <div className={styles.names}>
                <Link className={styles.title} to={`${editPath(of)}#${placeId(pointer)}`}>
                  <bdi>{title}</bdi>
                </Link>
                <bdi className={styles.detail}>{url}</bdi>
              </div>
              <div className={styles.buttons}>
                <Moves
                  of={`${of} ${pointer}`}
                  name={title}
                  isFirst={at === 0}
                  isLast={at === entries.length - 1}
                />
              </div>
            </div>
            {children.length === 0 ? null : <Children of={of} entries={children} />}
          </li>
        ))}
      </PlainList>
    </div>
  );
}

interface MovesProps {
  /** The key of a document, and where in it the entry stands. */
  of: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
}

function Moves({ of, name, isFirst, isLast }: MovesProps) {
  const { t } = useTranslation('studio-fields');
  const button = { type: 'submit', name: 'move', size: 'small' } as const;
  return (
    <>
      <IconButton
        {...button}
        icon="arrow-up"
        label={t('editor.up', { name })}
        value={`up ${of}`}
        disabled={isFirst}
      />
      <IconButton
        {...button}
        icon="arrow-down"
        label={t('editor.down', { name })}
        value={`down ${of}`}
        disabled={isLast}
      />
    </>
  );
}
