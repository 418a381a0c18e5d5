import { listLatestReviews } from '#core/feedback/reviews/review.operations.ts';
import type { Figure } from '#instance-schema/generated/page.ts';
import { formatMoment } from '#locales/moments.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { numbersIn } from '#app/lib/i18n/numbers.ts';
import type { Asking } from './asking.server.ts';
import type { BlockOf, ShownFigures, ShownReviews } from './shown-block.ts';

/** What customers said; without any review, there is no block. */
export async function showReviews(
  { props }: BlockOf<'reviews'>,
  { context, say }: Asking,
): Promise<ShownReviews | undefined> {
  const { services, limit, layout, with_average: withAverage } = props;
  const { data, meta } = await context.core.call(listLatestReviews, {
    query: {
      per_page: String(limit),
      ...(services.length > 0 && { service_ids: services.join() }),
    },
  });
  if (data.length === 0) return undefined;
  const { language, locale, timeZone = 'UTC' } = context;
  const t = textsOf(locale).getFixedT(locale, 'reviews');
  const { count } = numbersIn(numberStyle(locale));
  return {
    type: 'reviews',
    heading: say(props.heading),
    text: say(props.text),
    layout,
    average:
      withAverage && meta.rating !== null
        ? { rating: meta.rating, count: meta.reviews_count }
        : undefined,
    reviews: data.map(({ id, author, rating, comment, created_at: at, service, ...said }) => ({
      id,
      author,
      rating,
      stars: t('outOf', { rating: count(rating) }),
      comment: comment ?? '',
      language: said.language.replace('_', '-'),
      at,
      day: formatMoment(at, { part: 'day', language, timeZone }),
      service: { slug: service.slug, name: service.name },
    })),
  };
}

/** Those that are known; without any, there is no block. */
export async function showFigures(
  { props }: BlockOf<'figures'>,
  asked: Asking,
): Promise<ShownFigures | undefined> {
  const found = await Promise.all(
    props.figures.map(async (figure) => {
      const value = await valueOf(figure, asked);
      return value === undefined ? [] : [{ label: asked.say(figure.label), value }];
    }),
  );
  const figures = found.flat();
  if (figures.length === 0) return undefined;
  const { heading, text, layout } = props;
  return { type: 'figures', heading: asked.say(heading), text: asked.say(text), layout, figures };
}

/** Undefined where nobody knows it, or where it would be nothing. */
async function valueOf(
  { source, value }: Figure,
  { context, say, networks, record }: Asking,
): Promise<string | undefined> {
  const { count, percent } = numbersIn(numberStyle(context.locale));
  const unlessZero = (number: number) => (number === 0 ? undefined : count(number));
  switch (source) {
    case 'own':
      return value === undefined ? undefined : say(value);
    case 'networks':
      return unlessZero((await networks()).length);
    case 'services': {
      const types = (await networks()).flatMap((network) => network.types);
      return unlessZero(types.reduce((sum, type) => sum + type.count, 0));
    }
    case 'reviews':
      return unlessZero((await record()).reviews_count);
    case 'rating': {
      const { rating } = await record();
      return rating === null ? undefined : count(Math.round(rating * 10) / 10);
    }
    case 'delivered': {
      const { completed } = await record();
      // Rounded up, a share that is not whole would say that it is.
      return completed === null ? undefined : percent(Math.floor(completed * 100) / 100);
    }
  }
}
