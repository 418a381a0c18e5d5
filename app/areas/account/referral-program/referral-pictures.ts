import { escapeMarkup } from '#app/lib/content/escape-markup.ts';
import { BANNER_NAMES, BANNERS, bannerPath } from '#app/lib/pages/banner-paths.ts';

/** The pictures of the brand with the link of a customer, and what puts them on a page. */
export function referralPictures(link: string, { origin, name }: { origin: string; name: string }) {
  return BANNER_NAMES.map((size) => {
    const { width, height, hasCode } = BANNERS[size];
    const png = bannerPath(size, 'png', link);
    const image =
      `<img src="${escapeMarkup(origin + png)}" width="${width}" height="${height}"` +
      ` alt="${escapeMarkup(name)}">`;
    return {
      ...{ size, width, height, hasCode },
      files: [
        { format: 'PNG', path: png },
        { format: 'SVG', path: bannerPath(size, 'svg', link) },
      ],
      // Where nobody can press it, there is no page to put it on.
      code: hasCode
        ? undefined
        : `<a href="${escapeMarkup(link)}" rel="sponsored noopener">${image}</a>`,
    };
  });
}

export type ReferralPicture = ReturnType<typeof referralPictures>[number];
