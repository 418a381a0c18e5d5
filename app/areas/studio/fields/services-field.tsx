import { useHref } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useLoaded } from '#app/lib/browser/use-loaded.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { FindService } from './find-service.tsx';
import type { FoundService } from './found-service.ts';
import * as styles from './fields.css.ts';
import { useLeaf, type LeafProps } from './use-leaf.tsx';

/** One service by its address, or several by their numbers; a script finds them by name. */
export function ServicesField(props: LeafProps) {
  const { field, pointer } = props;
  const { t } = useTranslation('studio-fields');
  const { frame, parts } = useLeaf(props);
  const [text, setText] = useState(parts['']?.[0] ?? '');
  const area = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const isOne = field.control === 'service';
  const own = { ...frame, name: pointer, defaultValue: text };
  const take = ({ id, slug }: FoundService) => {
    const written = isOne ? line.current : area.current;
    if (!written) return;
    const ids = idsIn(written.value);
    written.value = isOne ? slug : [...new Set([...ids, String(id)])].join('\n');
    // The form hears of it as of a key.
    written.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const noted = { onInput: () => setText((isOne ? line : area).current?.value ?? '') };
  return (
    <Stack gap={2}>
      {isOne ? (
        <TextField {...own} {...noted} ref={line} autoComplete="off" spellCheck={false} />
      ) : (
        <TextArea {...own} {...noted} ref={area} placeholder={t('editor.ids')} />
      )}
      {useHydrated() ? (
        <>
          <NamedServices
            names={isOne ? [text.trim()] : [...new Set(idsIn(text))]}
            by={isOne ? 'slug' : 'ids'}
          />
          <FindService label={frame.label} onFound={take} />
        </>
      ) : null}
    </Stack>
  );
}

const idsIn = (text: string): string[] => text.split(/[\s,;]+/).filter((id) => id !== '');

interface NamedServicesProps {
  names: readonly string[];
  by: 'slug' | 'ids';
}

/** What the services are called that a field names. */
function NamedServices({ names, by }: NamedServicesProps) {
  const { t } = useTranslation('studio-fields');
  const named = names.join(',');
  const route = useHref(pagePath('studio/found-services'));
  const loaded = useLoaded<FoundService[]>(
    `${route}?${new URLSearchParams({ [by]: named }).toString()}`,
    named !== '',
  );
  if (named === '' || loaded.state !== 'ready') return null;
  const found = (name: string) =>
    loaded.value.find(({ id, slug }) => name === (by === 'slug' ? slug : String(id)));
  return (
    <PlainList gap={1} className={styles.chosen}>
      {names.map((name) => {
        const service = found(name);
        return <li key={name}>{service?.name ?? t('editor.unknownService', { name })}</li>;
      })}
    </PlainList>
  );
}
