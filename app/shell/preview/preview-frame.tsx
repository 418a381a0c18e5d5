import { useMemo, type ReactNode } from 'react';
import { PageStyle } from '#app/components/page-style.tsx';
import { markPlaces } from '#app/lib/studio-preview/mark-places.ts';
import type { ShownPreview } from '#app/lib/studio-preview/shown-preview.ts';
import { EditMarkContext } from '#app/lib/studio-preview/use-edit-mark.ts';
import { PreviewBar } from './preview-bar.tsx';
import { PREVIEW_CSS } from './preview-css.ts';
import { PreviewOverlay } from './preview-overlay.tsx';

interface PreviewFrameProps {
  preview: ShownPreview;
  children: ReactNode;
}

/** Around the pages of a draft: what they show is marked, and the studio beside them is heard. */
export function PreviewFrame({ preview, children }: PreviewFrameProps) {
  const { bannerKeys, pageKeys, blockIds, problems, view } = preview;
  const mark = useMemo(
    () => markPlaces({ bannerKeys, pageKeys, blockIds }),
    [bannerKeys, pageKeys, blockIds],
  );
  return (
    <EditMarkContext.Provider value={mark}>
      <PageStyle css={PREVIEW_CSS} />
      {children}
      <PreviewBar problems={problems} />
      <PreviewOverlay view={view} />
    </EditMarkContext.Provider>
  );
}
