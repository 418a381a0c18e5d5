import { Form, Link, useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Match } from '#app/areas/staff/find-anything.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { StaffPage } from '#app/lib/pages/staff-pages.server.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import * as styles from './palette.css.ts';

const WAIT_MS = 150;

interface Named {
  name: string;
  url: string;
}

interface PaletteProps {
  pages: readonly StaffPage[];
  onClose: () => void;
}

/** Every page of staff, and whatever a number, a link or a name finds, without a mouse. */
export function Palette({ pages, onClose }: PaletteProps) {
  const { t } = useTranslation('staff');
  const [typed, setTyped] = useState('');
  const { matches, isAsked } = useMatches(typed);
  const list = useRef<HTMLDivElement>(null);
  // A dialog that scrolls takes the focus for itself as it opens, and then no letter arrives.
  useEffect(() => list.current?.closest('dialog')?.querySelector('input')?.focus(), []);
  const wanted = typed.trim().toLowerCase();
  const fits = ({ name }: Named) => name.toLowerCase().includes(wanted);
  const named = pages.flatMap(({ text, url, deeds }) => [
    { url, name: t(`pages.${text}`) },
    ...deeds.map((deed) => ({ url: deed.url, name: t(`palette.deeds.${deed.text}`) })),
  ]);
  const waiting = pages.flatMap(({ queues = [] }) =>
    queues.flatMap(({ list, url }) =>
      list === 'adjustments' ? [] : [{ url, name: t(`overview.lists.${list}`) }],
    ),
  );
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    const to = all[at + by];
    if (to) to.focus();
    else if (by === -1) event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Dialog title={t('palette.title')} isOpen onClose={onClose} closeLabel={t('keys.close')}>
      <div onKeyDown={onKeyDown}>
        <Stack gap={4}>
          <Form
            method="get"
            action={pagePath('staff/go')}
            onSubmit={(event) => {
              const [first] = links();
              if (first) {
                event.preventDefault();
                first.click();
              } else onClose();
            }}
          >
            <TextField
              name="q"
              type="search"
              label={t('palette.label')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              maxLength={2_000}
              autoComplete="off"
              spellCheck={false}
              autoFocus
            />
          </Form>
          <div ref={list} className={styles.found} aria-live="polite">
            {/* At once and first: what is found later takes the place of nothing. */}
            <FittingPages title={t('palette.pages')} pages={named.filter(fits)} />
            <FittingPages title={t('next')} pages={waiting.filter(fits)} />
            <Matches title={t('palette.found')} matches={matches} />
            {isAsked && matches.length === 0 && ![...named, ...waiting].some(fits) ? (
              <p>{t('palette.none')}</p>
            ) : null}
          </div>
        </Stack>
      </div>
    </Dialog>
  );
}

function FittingPages({ title, pages }: { title: string; pages: Named[] }) {
  if (pages.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <PlainList gap={1}>
        {pages.map(({ name, url }) => (
          <li key={url}>
            <Link className={styles.entry} to={url}>
              {name}
            </Link>
          </li>
        ))}
      </PlainList>
    </section>
  );
}

function Matches({ title, matches }: { title: string; matches: readonly Match[] }) {
  const { t } = useTranslation('staff');
  if (matches.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <PlainList gap={1}>
        {matches.map(({ kind, id, name, detail, to }) => (
          <li key={to}>
            <Link className={styles.entry} to={to}>
              {t(`go.kind.${kind}`, { id })} <bdi>{name}</bdi>
              {detail === null ? null : <bdi className={styles.detail}> {detail}</bdi>}
            </Link>
          </li>
        ))}
      </PlainList>
    </section>
  );
}

/** Asks once somebody has stopped typing for a moment. */
function useMatches(typed: string): { matches: readonly Match[]; isAsked: boolean } {
  const { load, data } = useFetcher<{ q: string; matches: Match[] }>();
  const q = typed.trim();
  useEffect(() => {
    if (q === '') return undefined;
    const timer = setTimeout(() => load(pagePath('staff/found', {}, { q })), WAIT_MS);
    return () => clearTimeout(timer);
  }, [load, q]);
  const isAsked = q !== '' && data?.q === q;
  return { matches: isAsked ? (data?.matches ?? []) : [], isAsked };
}
