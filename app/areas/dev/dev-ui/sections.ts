import type { ComponentType } from 'react';
import { ButtonsSection } from './sections/buttons.tsx';
import { ChartsSection } from './sections/charts.tsx';
import { ChosenSection } from './sections/chosen-fields.tsx';
import { ColoursSection } from './sections/colours.tsx';
import { FeedbackSection } from './sections/feedback.tsx';
import { FormsSection } from './sections/forms.tsx';
import { IconsSection } from './sections/icons.tsx';
import { LabelsSection } from './sections/labels.tsx';
import { NavigationSection } from './sections/navigation.tsx';
import { NetworksSection } from './sections/networks.tsx';
import { OverlaysSection } from './sections/overlays.tsx';
import { SurfacesSection } from './sections/surfaces.tsx';
import { TablesSection } from './sections/tables.tsx';
import { TypeSection } from './sections/type.tsx';
import { WrittenSection } from './sections/written-fields.tsx';

export interface GallerySection {
  /** Its address below /dev/ui, and the name of its text. */
  id: string;
  Component: ComponentType;
}

/** In the order in which the gallery shows them; each has a text `section.<id>`. */
export const SECTIONS = [
  { id: 'type', Component: TypeSection },
  { id: 'colours', Component: ColoursSection },
  { id: 'icons', Component: IconsSection },
  { id: 'labels', Component: LabelsSection },
  { id: 'surfaces', Component: SurfacesSection },
  { id: 'navigation', Component: NavigationSection },
  { id: 'feedback', Component: FeedbackSection },
  { id: 'overlays', Component: OverlaysSection },
  { id: 'networks', Component: NetworksSection },
  { id: 'tables', Component: TablesSection },
  { id: 'charts', Component: ChartsSection },
  { id: 'buttons', Component: ButtonsSection },
  { id: 'written', Component: WrittenSection },
  { id: 'chosen', Component: ChosenSection },
  { id: 'forms', Component: FormsSection },
] as const satisfies readonly GallerySection[];
