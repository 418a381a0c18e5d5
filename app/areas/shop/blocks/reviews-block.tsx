import { Link } from '@remix-run/react';
import { Rating } from '#app/areas/shop/rating/rating.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { BlockHead } from './block-head.tsx';
import type { ShownReviews } from './shown-block.ts';
import './reviews-block.css.ts';

/** What customers said of services that they had ordered. */
export function ReviewsBlock({ block }: { block: ShownReviews }) {
  const { average, reviews } = block;
  return (
    <>
      <BlockHead {...block} />
      {average ? (
        <p>
          <Rating average={average.rating} count={average.count} />
        </p>
      ) : null}
      <ul>
        {reviews.map(({ id, author, rating, stars, comment, language, at, day, service }) => (
          <li key={id}>
            <span role="img" aria-label={stars}>
              {'★'.repeat(rating).padEnd(5, '☆')}
            </span>
            <blockquote lang={language} dir="auto">
              {comment}
            </blockquote>
            <p>
              <strong>{author}</strong>
              <time dateTime={at}>{day}</time>
              <Link to={pagePath('services/:slug', { slug: service.slug })}>{service.name}</Link>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
