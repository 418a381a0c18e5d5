/** A service as a field shows it that names it. */
export interface FoundService {
  id: number;
  slug: string;
  name: string;
  /** Its network and type. */
  kind: string;
}
