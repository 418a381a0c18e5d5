import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { placeName, readPlace } from '#app/lib/studio-preview/edit-place.ts';
import type { PreviewView } from '#app/lib/studio-preview/preview-address.ts';
import { hear, tell, type ToFrame } from '#app/lib/studio-preview/preview-messages.ts';
import { useSnackbar } from '#app/ui/feedback/snackbar.tsx';
import { drawOutline } from './draw-outline.ts';
import { findPlace, placeAround } from './find-place.ts';
import { keepInside } from './keep-inside.ts';
import { wearTheme } from './wear-theme.ts';

/** The studio around this frame; undefined in a tab of its own. */
const studio = () => (window.parent === window ? undefined : window.parent);

/** Does what the studio asks for: wears a theme, loads what was saved, shows and chooses places. */
export function PreviewOverlay({ view }: { view: PreviewView }) {
  const { t } = useTranslation('studio-preview');
  const { show } = useSnackbar();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [isSelecting, setSelecting] = useState(false);
  const [outlined, setOutlined] = useState<Element>();
  const outline = useRef<HTMLDivElement>(null);
  const place = readPlace(outlined?.getAttribute('data-edit'));

  useEffect(() => {
    if (studio()) document.documentElement.setAttribute('data-framed', '');
    return keepInside(view, () => show({ id: 'preview', text: t('refused') }));
  }, [view, show, t]);

  useEffect(() => tell(studio(), { did: 'arrive', path: pathname + search }), [pathname, search]);

  useEffect(() => {
    function obey(message: ToFrame) {
      if (message.do === 'theme') wearTheme(message.css);
      if (message.do === 'content') revalidate();
      if (message.do === 'select') setSelecting(message.isOn);
      if (message.do === 'show') setOutlined(findPlace(message.place));
    }
    return hear(studio, obey);
  }, [revalidate]);

  useEffect(() => {
    if (!isSelecting) return undefined;
    return selectPlaces({
      onPointed: setOutlined,
      onStopped: () => tell(studio(), { did: 'stop-selecting' }),
    });
  }, [isSelecting]);

  useEffect(() => {
    if (outlined && outline.current) return drawOutline(outline.current, outlined);
    return undefined;
  }, [outlined]);

  return (
    <div className="preview-outline" ref={outline} hidden={!outlined?.isConnected}>
      {place ? <span className="preview-name">{t(`mark.${placeName(place)}`)}</span> : null}
    </div>
  );
}

interface Selecting {
  onPointed: (element: Element | undefined) => void;
  onStopped: () => void;
}

/** A click chooses what to edit and does nothing else, until Escape. */
function selectPlaces({ onPointed, onStopped }: Selecting): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const options = { capture: true, signal };
  const root = document.documentElement;
  const point = ({ target }: Event) => onPointed(placeAround(target));
  root.setAttribute('data-selecting', '');
  window.addEventListener('pointerover', point, options);
  window.addEventListener('focusin', point, options);
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const place = readPlace(placeAround(event.target)?.getAttribute('data-edit'));
      if (place) tell(studio(), { did: 'choose', place });
    },
    options,
  );
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') onStopped();
    },
    options,
  );
  return () => {
    stop.abort();
    root.removeAttribute('data-selecting');
    onPointed(undefined);
  };
}
