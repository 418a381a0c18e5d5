import { useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from '#locales/languages.ts';
import { SHOWN, WIDTHS, type PreviewChoice } from '#app/areas/studio/preview-choice.ts';
import type { PreviewPage } from '#app/areas/studio/preview-data.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { Select, type SelectProps } from '#app/ui/fields/select.tsx';
import * as styles from './preview-pane.css.ts';

interface PreviewToolbarProps {
  choice: PreviewChoice;
  pages: readonly PreviewPage[];
  /** Absent as long as no script runs. */
  live?: LiveToolbar | undefined;
  /** What is shown in all ways at once. */
  hides?: readonly (keyof PreviewChoice)[];
}

interface LiveToolbar {
  onChoose: (name: keyof PreviewChoice, value: string) => void;
  onReload: () => void;
  /** Where one frame is shown, in which things can be chosen. */
  selecting?: Selecting;
}

interface Selecting {
  isOn: boolean;
  onSelect: (isOn: boolean) => void;
}

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/**
 * How the draft is looked at. It is the form that opens the draft in a tab of its own, which needs no
 * script; with one, every choice changes the frame at once.
 */
export function PreviewToolbar({ choice, pages, live, hides = [] }: PreviewToolbarProps) {
  const { t } = useTranslation('studio-preview');
  return (
    <form
      className={styles.toolbar}
      method="post"
      action={useHref(pagePath('studio/preview/open'))}
      target="_blank"
      aria-label={t('toolbar.label')}
    >
      {pages.length > 0 || live ? (
        <div className={styles.pageField}>
          <Choice
            name="page"
            label={t('toolbar.page')}
            options={pageOptions(pages, choice.page, {
              everybody: t('toolbar.everybody'),
              customers: t('toolbar.customers'),
            })}
            {...{ choice, live }}
          />
        </div>
      ) : null}
      {live ? null : <input type="hidden" name={SHOWN} value="1" />}
      {hides.includes('width') ? null : (
        <Choice
          name="width"
          label={t('toolbar.width')}
          options={(['phone', 'tablet', 'desktop'] as const).map((value) => ({
            value,
            label: t(`width.${value}`, { px: WIDTHS[value] }),
          }))}
          {...{ choice, live }}
        />
      )}
      {hides.includes('theme') ? null : (
        <Choice
          name="theme"
          label={t('toolbar.theme')}
          options={(['light', 'dark'] as const).map((value) => ({
            value,
            label: t(`theme.${value}`),
          }))}
          {...{ choice, live }}
        />
      )}
      <Choice
        name="language"
        label={t('toolbar.language')}
        options={LANGUAGE_OPTIONS}
        {...{ choice, live }}
      />
      <Choice
        name="as"
        label={t('toolbar.as')}
        options={(['guest', 'customer'] as const).map((value) => ({
          value,
          label: t(`as.${value}`),
        }))}
        {...{ choice, live }}
      />
      <input type="hidden" name="code" value={choice.code} />
      <div className={styles.buttons}>
        <ToolbarButtons live={live} />
      </div>
    </form>
  );
}

function ToolbarButtons({ live }: Pick<PreviewToolbarProps, 'live'>) {
  const { t } = useTranslation('studio-preview');
  if (!live) {
    return (
      <Button type="submit" size="small" tone="outline" icon="external-link">
        {t('toolbar.newTab')}
      </Button>
    );
  }
  return (
    <>
      {live.selecting ? <SelectButton {...live.selecting} /> : null}
      <IconButton
        size="small"
        icon="refresh-cw"
        label={t('toolbar.reload')}
        onClick={live.onReload}
      />
      <IconButton type="submit" size="small" icon="external-link" label={t('toolbar.newTab')} />
    </>
  );
}

function SelectButton({ isOn, onSelect }: Selecting) {
  const { t } = useTranslation('studio-preview');
  return (
    <Button
      size="small"
      tone={isOn ? 'solid' : 'outline'}
      icon="target"
      aria-pressed={isOn}
      onClick={() => onSelect(!isOn)}
    >
      {t('toolbar.select')}
    </Button>
  );
}

type ChoiceProps = Pick<PreviewToolbarProps, 'choice' | 'live'> &
  Pick<SelectProps, 'label' | 'options'> & { name: keyof PreviewChoice };

/** Without a script a field of the form, with one a choice that is made at once. */
function Choice({ name, choice, live, ...select }: ChoiceProps) {
  const value = choice[name];
  if (!live) return <Select {...select} name={name} hideLabel defaultValue={value} />;
  return (
    <Select
      {...select}
      name={name}
      hideLabel
      value={value}
      onChange={({ currentTarget }) => live.onChoose(name, currentTarget.value)}
    />
  );
}

/** A page that was reached by a link in the draft is among them as well. */
function pageOptions(
  pages: readonly PreviewPage[],
  here: string,
  groups: { everybody: string; customers: string },
) {
  const known = pages.some(({ path }) => path === here);
  const all = known ? pages : [{ path: here, name: here, isForCustomers: false }, ...pages];
  return all
    .toSorted((a, b) => Number(a.isForCustomers) - Number(b.isForCustomers))
    .map(({ path, name, isForCustomers }) => ({
      value: path,
      label: name,
      group: isForCustomers ? groups.customers : groups.everybody,
    }));
}
