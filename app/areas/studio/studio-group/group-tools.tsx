import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { EditorSection } from '#app/areas/studio/editor/editor-section.tsx';
import { Swatch } from '#app/ui/fields/colour-field.tsx';
import { STEP } from '#app/areas/studio/form/field-place.ts';
import { stepValue } from '#app/areas/studio/form/form-steps.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { CodeDiagnosis } from './code-diagnosis.tsx';
import * as styles from './group-tools.css.ts';
import type { Preset, Tools } from './load-tools.server.ts';
import { LogoColourButtons, LogoOffer, LogoOfferForm } from './logo-colours.tsx';

interface GroupToolsProps {
  tools: Tools;
  /** In front of the fields, behind them, or outside of their form. */
  place: 'before' | 'after' | 'outside';
}

/** Before the fields what to begin with, behind them what is said about them. */
export function GroupTools({ tools, place }: GroupToolsProps) {
  if (tools.kind === 'colours' && place === 'before') return <ColourTools tools={tools} />;
  if (tools.kind === 'code' && place === 'after') return <CodeDiagnosis {...tools} />;
  if (tools.kind === 'brand' && place === 'outside') return <LogoOfferForm logo={tools.logo} />;
  return null;
}

/** What belongs to one of the fields, by its name. */
export function toolsBeside(tools: Tools): Readonly<Record<string, ReactNode>> {
  return tools.kind === 'brand' ? { logos: <LogoOffer logo={tools.logo} /> } : {};
}

function ColourTools({ tools }: { tools: Tools & { kind: 'colours' } }) {
  const { t } = useTranslation('studio-fields');
  const { logo, presets } = tools;
  const { found } = logo;
  return (
    <>
      <EditorSection id="from-logo" title={t('colours.fromLogo')} help={t('colours.fromLogoHelp')}>
        {found.length === 0 ? (
          <p className={styles.nothing}>
            {logo.logo === undefined ? t('colours.noLogo') : t('colours.noColours')}
          </p>
        ) : (
          <LogoColourButtons found={found} />
        )}
      </EditorSection>
      <EditorSection id="presets" title={t('colours.presets')} help={t('colours.presetsHelp')}>
        <div className={styles.presets}>
          {presets.map((preset) => (
            <PresetButton key={preset.id} preset={preset} />
          ))}
        </div>
      </EditorSection>
    </>
  );
}

function PresetButton({ preset }: { preset: Preset }) {
  const { t } = useTranslation('studio-fields');
  const { id, colours, swatches } = preset;
  return (
    <button
      type="submit"
      className={styles.colour}
      name={STEP}
      value={stepValue({ name: 'put', pointer: '/colours', value: colours })}
    >
      <Row as="span" gap="half">
        {swatches.map((colour) => (
          <Swatch key={colour} colour={colour} />
        ))}
      </Row>
      <span>{t(`preset.${id}`)}</span>
    </button>
  );
}
