import { ServiceShelf } from '#app/components/service-list/service-shelf.tsx';
import { BlockButtons } from './block-buttons.tsx';
import { BlockHead } from './block-head.tsx';
import type { ShownServices } from './shown-block.ts';
import './services-block.css.ts';

/** Some services with their prices. */
export function ServicesBlock({ block }: { block: ShownServices }) {
  return (
    <>
      <BlockHead {...block} />
      <ServiceShelf services={block.services} />
      <BlockButtons buttons={block.buttons} />
    </>
  );
}
