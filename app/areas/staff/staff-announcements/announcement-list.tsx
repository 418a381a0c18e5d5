import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useListed } from '#app/areas/staff/staff/use-listed.ts';
import type { Announcement } from '#core/feedback/announcements/announcement.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import * as support from '#app/components/support/support.css.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { languageName } from '#app/areas/staff/staff/language-name.ts';

interface AnnouncementListProps {
  announcements: readonly Announcement[];
  grades: readonly { id: number; name: string }[];
}

/** All announcements of the brand, the latest first. */
export function AnnouncementList({ announcements, grades }: AnnouncementListProps) {
  const { t } = useTranslation('announcements');
  if (announcements.length === 0) {
    return (
      <EmptyState drawing={DRAWINGS.messages} title={t('empty.title')} headingLevel={2}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <PlainList gap={3} data-rows="">
      {announcements.map((one) => (
        <li key={one.id}>
          <OneAnnouncement {...{ one, grades }} />
        </li>
      ))}
    </PlainList>
  );
}

const STATE_TONES = { coming: 'info', live: 'success', over: 'neutral' } as const;
const LEVEL_TONES = { info: 'info', warning: 'warning', danger: 'danger' } as const;

function OneAnnouncement({
  one,
  grades,
}: Pick<AnnouncementListProps, 'grades'> & { one: Announcement }) {
  const { t, i18n } = useTranslation('announcements');
  const { title, text, level, state, starts_at: from, ends_at: until } = one;
  const read = inBoth(one, i18n.language);
  const languages = Object.keys(title).map((language) => languageName(language, i18n.language));
  const listed = useListed('unit');
  return (
    <Card
      headingLevel={2}
      title={<bdi>{title[read]}</bdi>}
      subtitle={t('by', { name: one.changed_by })}
    >
      <Stack gap={4}>
        <Row wraps gap={2}>
          <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
          <Badge tone={LEVEL_TONES[level]} look="outline">
            {t(`level.${level}`)}
          </Badge>
        </Row>
        <p className={support.text} dir="auto">
          {text[read]}
        </p>
        <DescriptionList
          items={[
            { term: t('field.audience'), detail: <Audience {...{ one, grades }} /> },
            { term: t('field.from'), detail: <Moment at={from} /> },
            {
              term: t('field.until'),
              detail: until === null ? t('forever') : <Moment at={until} />,
            },
            { term: t('languages'), detail: listed(languages) },
          ]}
        />
        <Deeds one={one} />
      </Stack>
    </Card>
  );
}

/** What an announcement is called for who reads this language. */
export const titleIn = (one: Announcement, language: string): string =>
  one.title[inBoth(one, language)] ?? '';

/** The reader's language where it is written in it, else English. */
const inBoth = ({ title, text }: Announcement, language: string): string =>
  title[language] !== undefined && text[language] !== undefined ? language : 'en';

function Deeds({ one }: { one: Announcement }) {
  const { t, i18n } = useTranslation('announcements');
  const { id, state } = one;
  const named = (deed: string) => `${deed}: ${titleIn(one, i18n.language)}`;
  return (
    <Row as={Form} method="post" wraps gap={3}>
      <input type="hidden" name="id" value={id} />
      <ButtonLink
        to={pagePath('staff/announcements', {}, { edit: id })}
        tone="outline"
        size="small"
        aria-label={named(t('edit'))}
      >
        {t('edit')}
      </ButtonLink>
      {state === 'live' ? (
        <SubmitButton
          tone="outline"
          size="small"
          name="form"
          value="end"
          aria-label={named(t('end'))}
        >
          {t('end')}
        </SubmitButton>
      ) : null}
      <ButtonLink
        to={pagePath('staff/announcements', {}, { delete: id })}
        tone="quiet"
        size="small"
        aria-label={named(t('remove'))}
      >
        {t('remove')}
      </ButtonLink>
    </Row>
  );
}

function Audience({ one, grades }: Pick<AnnouncementListProps, 'grades'> & { one: Announcement }) {
  const { t } = useTranslation('announcements');
  const { audience, ordered_within_days: days, grade_id: gradeId } = one;
  if (audience === 'ordered') return t('shown.ordered', { count: days ?? 0 });
  if (audience === 'customers') return t('audience.customers');
  const grade = grades.find(({ id }) => id === gradeId);
  return t('shown.grade', { name: grade?.name ?? gradeId });
}
