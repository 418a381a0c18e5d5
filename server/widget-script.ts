import { join } from 'node:path';
import { createScriptFile, type ScriptFile } from './http/script-file.ts';
import { PROJECT_ROOT } from './project-root.ts';

export const WIDGET_SCRIPT = join(PROJECT_ROOT, 'public/widget.js');

/** The script that stands on the pages of partners. */
export function createWidgetScript(text: string): ScriptFile {
  const headers = {
    'cache-control': 'public, max-age=3600',
    // Pages of every site may load it, also those that keep to what allows it.
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };
  return createScriptFile({ path: '/widget.js', text, headers });
}
