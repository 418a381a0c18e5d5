import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { editorPathOf } from '#app/areas/studio/preview-pane/editor-of.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { link } from '#app/ui/link.css.ts';
import type { ShownRepair } from './contrast-data.server.ts';
import { useTokenName } from './use-token-name.ts';
import * as styles from './studio-contrast.css.ts';

/** What is otherwise than the owner wrote it, why, and where to write something else. */
export function RepairList({ repairs }: { repairs: readonly ShownRepair[] }) {
  return (
    <PlainList gap={3}>
      {repairs.map((repair) => (
        <li key={`${repair.token} ${repair.reason}`}>
          <RepairLine repair={repair} />
        </li>
      ))}
    </PlainList>
  );
}

export function RepairLine({ repair }: { repair: ShownRepair }) {
  const { t } = useTranslation('studio-preview');
  const numbers = useNumbers();
  const nameOf = useTokenName();
  const { reason, token, from, to, other, was, ratio, least, pointer, seed } = repair;
  const place = { kind: 'settings', key: 'settings', pointer } as const;
  const ratioOf = (value = 0) => numbers.field(String(value));
  return (
    <>
      <span className={styles.change}>
        <Swatch colour={from} /> <span aria-hidden="true">→</span> <Swatch colour={to} />
      </span>{' '}
      <strong>{nameOf(token)}</strong>:{' '}
      {t(`repair.${reason}`, {
        ...{ was: ratioOf(was), ratio: ratioOf(ratio), least: ratioOf(least) },
        other: other ? nameOf(other) : '',
      })}{' '}
      <Link className={link()} to={editorPathOf(place)}>
        {t('repair.field', { name: t(`seed.${seed}`) })}
      </Link>
    </>
  );
}

function Swatch({ colour }: { colour: string }) {
  const isColour = /^#[0-9a-f]{3,8}$/i.test(colour);
  return (
    <span className={styles.swatch}>
      {isColour ? (
        <svg className={styles.dot} viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" fill={colour} />
        </svg>
      ) : null}
      <code>{colour}</code>
    </span>
  );
}
