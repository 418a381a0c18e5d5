import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import * as styles from '#app/components/channel-tools/channel-tools.css.ts';
import { qualityOf } from './quality.ts';
import type { ToldReport } from './statistics-page.server.ts';

type Video = ToldReport['videos'][number];

/** The three newest, and how each is received. */
export function NewestVideos({ videos }: Pick<ToldReport, 'videos'>) {
  const { t } = useTranslation('channels');
  return (
    <Stack as="section" gap={4} aria-labelledby="newest">
      <h2 id="newest" className={styles.heading}>
        {t('video.title')}
      </h2>
      {videos.length === 0 ? (
        <p className={styles.note}>{t('video.none')}</p>
      ) : (
        <PlainList gap="cards" cell={18}>
          {videos.map((video) => (
            <li key={video.videoId} className={styles.cell}>
              <VideoCard video={video} />
            </li>
          ))}
        </PlainList>
      )}
    </Stack>
  );
}

function VideoCard({ video }: { video: Video }) {
  const { t } = useTranslation('channels');
  const { short } = useNumbers();
  const { title, previewImage, videoPublishedAt, views, likes, comments, impressions } = video;
  // What the source does not tell is left out.
  const figures = [
    { term: t('total.views'), value: views },
    { term: t('video.likes'), value: likes },
    { term: t('video.comments'), value: comments },
    { term: t('video.impressions'), value: impressions },
  ].flatMap(({ term, value }) => (value === null ? [] : [{ term, detail: short(value) }]));
  return (
    <Card
      title={<bdi>{title}</bdi>}
      subtitle={<Moment at={videoPublishedAt} part="day" />}
      headingLevel={3}
      media={
        <img
          className={styles.picture}
          {...{ src: previewImage, width: 320, height: 180 }}
          alt=""
          loading="lazy"
          decoding="async"
        />
      }
    >
      <DescriptionList
        look="rows"
        items={[
          ...figures,
          ...(video.ctr === null
            ? []
            : [{ term: t('video.ctr'), detail: <Rate rate={video.ctr} /> }]),
        ]}
      />
    </Card>
  );
}

const TONES = { bad: 'danger', normal: 'warning', good: 'success' } as const;

/** Clicks of a hundred impressions, and whether that is many. */
function Rate({ rate }: { rate: number }) {
  const { t } = useTranslation('channels');
  const { percent } = useNumbers();
  const quality = qualityOf(rate);
  return (
    <Row as="span" gap={2} align="center">
      {percent(rate / 100)}
      <Badge tone={TONES[quality]} isWhole>
        {t(`quality.${quality}`)}
      </Badge>
    </Row>
  );
}
