import type { CompiledInstance } from '../instance/compiled-instance.ts';
import { nameableOrigin } from './policy-sources.ts';

/** The other sites that an instance's own pictures come from, for the policy of its pages. */
export function imageOrigins({
  settings: { logos, favicon },
  banners,
}: Pick<CompiledInstance, 'settings' | 'banners'>): string[] {
  const slides = banners.flatMap(({ information }) => information);
  const urls = [
    ...[logos?.light.url, logos?.dark?.url, favicon],
    ...slides.flatMap(({ image, backgroundImage }) => [image, backgroundImage]),
  ];
  const origins = urls.flatMap((url) => nameableOrigin(url ?? '') ?? []);
  return [...new Set(origins)];
}
