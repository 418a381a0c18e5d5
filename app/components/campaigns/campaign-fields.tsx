import { useState } from 'react';
import {
  MOST_COUNTRIES,
  readKeywords,
  TRACKS,
} from '#core/growth/campaigns/campaign-rules.pure.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Combobox, RadioGroup } from '#app/forms/chosen-fields.tsx';
import type { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { CampaignInput } from './campaign-form.server.ts';
import * as styles from './campaigns.css.ts';

const USUAL_COUNTRIES = 3;

interface CampaignFieldsProps {
  fields: ReturnType<typeof useServerForm<CampaignInput>>['fields'];
  countries: readonly { value: string; label: string }[];
  /** How many are chosen already. */
  chosen: number;
  /** What the form says before anybody writes. */
  keywords: string;
  /** How many keywords the plan has room for here. */
  room: number;
}

/** Where, how often and for which words a link is looked for. */
export function CampaignFields({ fields, countries, chosen, keywords, room }: CampaignFieldsProps) {
  const { t } = useTranslation('campaigns');
  const shown = Math.min(MOST_COUNTRIES, Math.max(USUAL_COUNTRIES, chosen + 1));
  const tracks = TRACKS.map((track) => ({
    value: track,
    label: t(`track.${track}`),
    description: t(`trackText.${track}`),
  }));
  return (
    <>
      <KeywordsField field={fields.keywords} keywords={keywords} room={room} />
      <Stack gap={3}>
        {Array.from({ length: shown }, (_, at) => {
          const field = fields[`country_${at + 1}`];
          return field ? (
            <Combobox
              key={field.name}
              field={field}
              label={at === 0 ? t('form.country') : t('form.more', { number: at + 1 })}
              options={countries}
              autoComplete="off"
            />
          ) : null;
        })}
      </Stack>
      <RadioGroup field={fields.track} label={t('form.track')} choices={tracks} mark={null} />
    </>
  );
}

interface KeywordsFieldProps extends Pick<CampaignFieldsProps, 'keywords' | 'room'> {
  field: CampaignFieldsProps['fields']['keywords'];
}

/** Counts as somebody writes; without a script the hint says how many there is room for. */
function KeywordsField({ field, keywords, room }: KeywordsFieldProps) {
  const { t } = useTranslation('campaigns');
  const { count } = useNumbers();
  const [written, setWritten] = useState(() => readKeywords([keywords]).length);
  return (
    <Stack gap={1}>
      <TextArea
        field={field}
        label={t('form.keywords')}
        hint={t('form.keywordsHint')}
        rows={8}
        dir="auto"
        onInput={({ currentTarget }) => setWritten(readKeywords([currentTarget.value]).length)}
      />
      <p className={styles.note} role="status">
        {t('form.room', { written: count(written), room: count(room) })}
      </p>
    </Stack>
  );
}
