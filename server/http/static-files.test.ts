import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FONT_FACES } from '#themes/fonts/font-faces.ts';
import { fontFileAddress } from '#themes/fonts/font-files.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { loadStaticFiles, type StaticFiles } from './static-files.ts';

describe('the files of typefaces', () => {
  let serve: StaticFiles;

  beforeAll(async () => {
    serve = await loadStaticFiles(path.join(PROJECT_ROOT, 'public/assets'), '/assets');
  });

  it.each(Object.entries(FONT_FACES))('of %s are kept by browsers for good', (_, { files }) => {
    for (const file of Object.values(files)) {
      const answer = serve(new Request(`http://localhost${fontFileAddress(file)}`));
      expect(answer?.status).toBe(200);
      expect(answer?.headers.get('content-type')).toBe('font/woff2');
      expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer?.headers.has('content-encoding')).toBe(false);
    }
  });

  it('are not there under any other name', () => {
    const answer = serve(new Request('http://localhost/assets/inter-latin-00000000.woff2'));
    expect(answer?.status).toBe(404);
  });
});
