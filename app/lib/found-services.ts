/** A service as lists of what was found show it. */
export interface FoundService {
  id: number;
  name: string;
  text: string | null;
  /** The name of its network's mark. */
  icon: string;
  network: string;
  type: string;
  /** In dollars. */
  price: string;
  /** So many units cost the price; absent where it is for the whole. */
  per: number | undefined;
  /** What it used to cost. */
  before: string | undefined;
  /** Nobody can order it at the moment. */
  isPaused: boolean;
  min: number;
  max: number;
}

export interface FoundPage {
  services: FoundService[];
  page: number;
  pages: number;
  total: number;
  /** Gives the marks of the networks their colours. */
  css: string;
}
