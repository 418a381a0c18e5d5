import { useRef, type ComponentProps } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { RICH_TAGS } from '#app/lib/content/rich-text.ts';
import { IconButton } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { wrapSelection, type Wrapping } from './wrap-selection.ts';

type HtmlAreaProps = Omit<ComponentProps<typeof TextArea>, 'ref'>;

/** Structured text as markup: what is allowed stands below, and buttons write it. */
export function HtmlArea({ hint, ...props }: HtmlAreaProps) {
  const { t } = useTranslation('studio-fields');
  const area = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useHydrated();
  const wrap = (wrapping: Wrapping) => {
    const element = area.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    const next = wrapSelection({ text: value, from: selectionStart, to: selectionEnd }, wrapping);
    element.focus();
    element.setRangeText(next.inserted, selectionStart, selectionEnd, 'preserve');
    element.setSelectionRange(next.from, next.to);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const buttons: [Wrapping, IconName, string][] = [
    ['h2', 'heading-2', t('html.heading')],
    ['strong', 'bold', t('html.bold')],
    ['em', 'italic', t('html.italic')],
    ['a', 'link', t('html.link')],
    ['ul', 'list', t('html.list')],
    ['ol', 'list-ordered', t('html.numbered')],
    ['blockquote', 'quote', t('html.quote')],
  ];
  const tags = RICH_TAGS.map((tag) => `<${tag}>`).join(' ');
  return (
    <Stack gap={1}>
      {isHydrated ? (
        <Row
          wraps
          gap={1}
          role="toolbar"
          aria-label={t('html.toolbar', { name: String(props.label) })}
        >
          {buttons.map(([wrapping, icon, label]) => (
            <IconButton
              key={wrapping}
              icon={icon}
              size="small"
              label={label}
              onClick={() => wrap(wrapping)}
            />
          ))}
        </Row>
      ) : null}
      <TextArea {...props} ref={area} spellCheck hint={hint ?? t('html.allowed', { tags })} />
    </Stack>
  );
}
