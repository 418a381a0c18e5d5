import type { ComponentType, ReactNode } from 'react';
import { BannerPlace } from '#app/components/banner/banner-place.tsx';
import { SpecialOffers } from '#app/components/special-offers/special-offers.tsx';
import { usePageMark } from '#app/lib/studio-preview/use-edit-mark.ts';
import { ActionBlock } from './action-block.tsx';
import * as styles from './block-list.css.ts';
import { FiguresBlock } from './figures-block.tsx';
import { HeroBlock, type HeroAround } from './hero-block.tsx';
import { PictureBlock } from './picture-block.tsx';
import { QuestionsBlock } from './questions-block.tsx';
import { ReviewsBlock } from './reviews-block.tsx';
import { ServicesBlock } from './services-block.tsx';
import type { ShownBlock, ShownContent } from './shown-block.ts';
import { StepsBlock } from './steps-block.tsx';
import { TextBlock } from './text-block.tsx';

interface BlockProps<Type extends ShownContent['type']> {
  block: Extract<ShownBlock, { type: Type }>;
  /** Whether it is the first of its page: its title is the heading of that. */
  isFirst: boolean;
  page: Omit<BlockListProps, 'blocks'>;
}

interface BlockListProps extends HeroAround {
  blocks: readonly ShownBlock[];
  /** What the page shows where its catalogue and its own text stand. */
  catalogue?: ReactNode;
  body?: ReactNode;
}

const BLOCKS: { [Type in ShownContent['type']]: (props: BlockProps<Type>) => ReactNode } = {
  hero: HeroBlock,
  catalogue: ({ page }) => page.catalogue,
  body: ({ page }) => page.body,
  banner: ({ block }) => <BannerPlace {...block} />,
  offer: ({ block }) => <SpecialOffers offers={block.offers} headingLevel={2} />,
  services: ServicesBlock,
  steps: StepsBlock,
  questions: QuestionsBlock,
  reviews: ReviewsBlock,
  figures: FiguresBlock,
  text: TextBlock,
  picture: PictureBlock,
  action: ActionBlock,
};

/** The blocks of a page in their order, an element each. */
export function BlockList({ blocks, ...page }: BlockListProps) {
  const mark = usePageMark();
  return blocks.map((block, index) => {
    // The table above gives each type the component of its blocks.
    const Block = BLOCKS[block.type] as ComponentType<BlockProps<typeof block.type>>;
    return (
      <div
        key={block.id}
        id={`block-${block.id}`}
        className={styles.block}
        data-block={block.type}
        data-layout={'layout' in block ? block.layout : undefined}
        {...mark(`/blocks/${block.id}`)}
      >
        <Block block={block} isFirst={index === 0} page={page} />
      </div>
    );
  });
}
