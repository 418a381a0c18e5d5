import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { button } from '#app/ui/button.css.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './gallery.css.ts';
import { CHOICES, type Look } from './look.ts';

interface ToolbarProps {
  look: Look;
  brands: readonly { slug: string; name: string }[];
  primaryIsInvalid: boolean;
  /** The same page with nothing chosen. */
  reset: string;
}

/** Chooses how everything below looks; a form that needs no script. */
export function Toolbar({ look, brands, primaryIsInvalid, reset }: ToolbarProps) {
  const { t } = useTranslation('gallery');
  return (
    <form className={styles.toolbar} method="get" aria-label={t('toolbar.label')}>
      <Stack as="label" gap={1}>
        <span className={styles.label}>{t('toolbar.brand')}</span>
        <select className={styles.control} name="brand" defaultValue={look.brand}>
          {brands.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </Stack>
      <Stack as="label" gap={1}>
        <span className={styles.label}>{t('toolbar.primary')}</span>
        <input
          className={styles.control}
          name="primary"
          defaultValue={look.primary}
          maxLength={7}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          aria-invalid={primaryIsInvalid}
          aria-describedby={primaryIsInvalid ? 'primary-problem' : undefined}
        />
      </Stack>
      <Choice name="theme" value={look.theme} label={t('toolbar.theme')} />
      <Choice name="contrast" value={look.contrast} label={t('toolbar.contrast')} />
      <Choice name="direction" value={look.direction} label={t('toolbar.direction')} />
      <Choice name="radius" value={look.radius} label={t('toolbar.radius')} />
      <Choice name="density" value={look.density} label={t('toolbar.density')} />
      <Row as="p" wraps gap={2} className={styles.buttons}>
        <button className={button()}>{t('toolbar.apply')}</button>
        <a className={button({ tone: 'quiet' })} href={reset}>
          {t('toolbar.reset')}
        </a>
      </Row>
      {primaryIsInvalid ? (
        <p id="primary-problem" className={styles.problem}>
          {t('toolbar.primaryInvalid')}
        </p>
      ) : null}
    </form>
  );
}

interface ChoiceProps {
  name: keyof typeof CHOICES;
  value: string;
  label: string;
}

function Choice({ name, value, label }: ChoiceProps) {
  const textOf = useChoiceTexts();
  return (
    <Stack as="label" gap={1}>
      <span className={styles.label}>{label}</span>
      <select className={styles.control} name={name} defaultValue={value}>
        {CHOICES[name].map((choice) => (
          <option key={choice} value={choice}>
            {textOf(name, choice)}
          </option>
        ))}
      </select>
    </Stack>
  );
}

type ChoiceValue = (typeof CHOICES)[keyof typeof CHOICES][number];

function useChoiceTexts() {
  const { t } = useTranslation('gallery');
  const texts: { [Name in keyof typeof CHOICES]: Partial<Record<ChoiceValue, string>> } = {
    theme: {
      system: t('choice.theme.system'),
      light: t('choice.theme.light'),
      dark: t('choice.theme.dark'),
    },
    contrast: { normal: t('choice.contrast.normal'), more: t('choice.contrast.more') },
    direction: { ltr: t('choice.direction.ltr'), rtl: t('choice.direction.rtl') },
    radius: {
      own: t('choice.radius.own'),
      none: t('choice.radius.none'),
      small: t('choice.radius.small'),
      medium: t('choice.radius.medium'),
      large: t('choice.radius.large'),
    },
    density: {
      own: t('choice.density.own'),
      compact: t('choice.density.compact'),
      comfortable: t('choice.density.comfortable'),
      spacious: t('choice.density.spacious'),
    },
  };
  return (name: keyof typeof CHOICES, value: ChoiceValue) => texts[name][value] ?? value;
}
