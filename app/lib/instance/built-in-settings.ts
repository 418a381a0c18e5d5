import type { SettingsDocument } from '#instance-schema/generated/settings-document.ts';

const MOST_NAME_LENGTH = 60;

/**
 * Stands in for what settings must say and have no default for. The name is the host, which its
 * visitors know and which gives no other brand away.
 */
export function builtInSettings(host: string): SettingsDocument {
  const name = host.replace(/:\d+$/, '').slice(0, MOST_NAME_LENGTH);
  return {
    schemaVersion: 2,
    panelName: /^[\w.[\]:-]+$/.test(name) ? name : 'Panel',
    colours: { light: { primary: '#3b5bdb' } },
  };
}
