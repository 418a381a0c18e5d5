import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useScene } from '#app/areas/studio/fields/editor-scene.tsx';
import { Swatch } from '#app/ui/fields/colour-field.tsx';
import { BASE, REV, STEP } from '#app/areas/studio/form/field-place.ts';
import { stepValue } from '#app/areas/studio/form/form-steps.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import type { LogoColours } from './logo-colours.server.ts';
import { brandColour, logoPalette } from './logo-palette.ts';
import * as styles from './group-tools.css.ts';

const FORM = 'logo-colours';
const COLOURS = '/colours';

/** Under the logo: its colours for the panel, as long as it has others. */
export function LogoOffer({ logo }: { logo: LogoColours }) {
  const { t } = useTranslation('studio-fields');
  const { found, isInUse, base } = logo;
  if (found.length === 0 || isInUse) return null;
  const value = logoPalette(base['colours'], found);
  return (
    <Alert
      title={t('colours.ofLogo')}
      actions={
        <>
          <Button
            type="submit"
            form={FORM}
            size="small"
            name={STEP}
            value={stepValue({ name: 'join', pointer: COLOURS, value })}
          >
            {t('colours.useAll')}
          </Button>
          <ButtonLink
            to={pagePath('studio/:group', { group: 'colours' })}
            tone="outline"
            size="small"
          >
            {t('colours.choose')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('colours.ofLogoText')}</p>
      <Row as="span" gap={1}>
        {found.map((colour) => (
          <Swatch key={colour} colour={colour} />
        ))}
      </Row>
    </Alert>
  );
}

/** The form that its button is of: that of the colours, which stands on another page. */
export function LogoOfferForm({ logo }: { logo: LogoColours }) {
  return (
    <Form
      id={FORM}
      method="post"
      encType="multipart/form-data"
      action={pagePath('studio/:group', { group: 'colours' })}
    >
      <input type="hidden" name={REV} value={logo.rev} />
      <input type="hidden" name={BASE} value={JSON.stringify(logo.base)} />
    </Form>
  );
}

/** All of them at once, or one of them for the brand: buttons of the form that they stand in. */
export function LogoColourButtons({ found }: Pick<LogoColours, 'found'>) {
  const { t } = useTranslation('studio-fields');
  const { document } = useScene();
  const own = document['colours'];
  const step = (value: object) => stepValue({ name: 'join', pointer: COLOURS, value });
  return (
    <Row wraps gap={2}>
      <Button type="submit" name={STEP} value={step(logoPalette(own, found))}>
        {t('colours.useAll')}
      </Button>
      {found.map((colour) => (
        <button
          key={colour}
          type="submit"
          className={styles.colour}
          name={STEP}
          value={step(brandColour(own, colour))}
        >
          <Swatch colour={colour} />
          <span>{t('colours.use', { colour })}</span>
        </button>
      ))}
    </Row>
  );
}
