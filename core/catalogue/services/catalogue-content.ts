import type { Insertable, Selectable } from 'kysely';
import type {
  FaqEntry,
  LabelsTable,
  NetworksTable,
  SelectableValue,
  ServiceTextsTable,
  ServiceTypesTable,
  ServicesTable,
  TargetsTable,
  TextsByLanguage,
  TypeTexts,
} from './catalogue.tables.ts';
import type { Language } from '#locales/languages.ts';

type Own<Row> = Omit<Row, 'instance_id' | 'is_enabled' | 'position' | 'texts'>;

/** What a customer reads about a service in one language; the name is what it cannot lack. */
export interface ServiceTextContent extends Partial<
  Omit<Insertable<ServiceTextsTable>, 'instance_id' | 'service_id' | 'language' | 'faq' | 'name'>
> {
  name: string;
  faq?: FaqEntry[];
}

export interface PackageItem {
  service_id: number;
  quantity: number;
  is_displayable: boolean;
}

export interface ServiceContent extends Omit<
  Selectable<ServicesTable>,
  'instance_id' | 'created_at' | 'updated_at'
> {
  texts: Partial<Record<Language, ServiceTextContent>>;
  label_ids: number[];
  target_ids: number[];
  package_items: PackageItem[];
}

/** A whole catalogue as its owner wants it; lists are in the order in which they are shown. */
export interface CatalogueContent {
  networks: (Own<Selectable<NetworksTable>> & { texts: TextsByLanguage<'name'> })[];
  serviceTypes: (Own<Selectable<ServiceTypesTable>> & { texts: TypeTexts })[];
  labels: (Own<Selectable<LabelsTable>> & { texts: TextsByLanguage<'name'> })[];
  targets: (Omit<Own<Selectable<TargetsTable>>, 'selectable_values'> & {
    selectable_values: SelectableValue[];
    texts: TextsByLanguage<'title' | 'placeholder' | 'hint'>;
  })[];
  services: ServiceContent[];
}
