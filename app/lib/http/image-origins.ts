import type { CompiledInstance } from '../instance/compiled-instance.ts';
import type { Block } from '#instance-schema/generated/page.ts';
import { nameableOrigin } from './policy-sources.ts';

type Pictured = Pick<CompiledInstance, 'settings' | 'banners' | 'pages'>;

const known = new WeakMap<Pictured, readonly string[]>();

/** The other sites that an instance's own pictures come from, for the policy of its pages. */
export function imageOrigins(pictured: Pictured): readonly string[] {
  const origins = known.get(pictured) ?? readOrigins(pictured);
  known.set(pictured, origins);
  return origins;
}

function readOrigins({ settings: { logos, favicon }, banners, pages }: Pictured): string[] {
  const slides = banners.flatMap(({ information }) => information);
  const urls = [
    ...[logos?.light.url, logos?.dark?.url, favicon],
    ...slides.flatMap(({ image, backgroundImage }) => [image, backgroundImage]),
    ...[...pages.values()].flatMap(({ blocks = [] }) => blocks.flatMap(pictureOf)),
  ];
  const origins = urls.flatMap((url) => nameableOrigin(url ?? '') ?? []);
  return [...new Set(origins)];
}

function pictureOf(block: Block): string | undefined {
  const hasPicture = block.type === 'hero' || block.type === 'picture';
  return hasPicture ? block.props.picture?.image.url : undefined;
}
