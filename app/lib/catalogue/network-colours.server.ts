import type { AppLoadContext } from '@remix-run/node';
import { listNetworks } from '#core/catalogue/services/catalogue.operations.ts';
import { entityCss } from '#themes/entity-css.ts';
import { CoreError } from '../core/core.server.ts';

/** Gives the marks of the networks their colours on a page; without a catalogue they are neutral. */
export async function networkColours({ core, instance }: AppLoadContext): Promise<string> {
  try {
    const { data } = await core.call(listNetworks);
    return entityCss(
      data.map(({ icon, color }) => [icon, color] as const),
      instance.theme.grounds,
    );
  } catch (error) {
    if (error instanceof CoreError) return '';
    throw error;
  }
}
