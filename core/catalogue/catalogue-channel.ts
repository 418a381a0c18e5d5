/** Said when the catalogue of an instance changed; the payload is the instance's id. */
export const CATALOGUE_CHANNEL = 'catalogue';
