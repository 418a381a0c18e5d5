/** A call as examples show it, in whatever language. */
export interface Call {
  method: string;
  url: string;
  /** What it is opened by, if it needs anything. */
  token?: Token | undefined;
  /** Beside that of the token. */
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, the token in a header. */
  json?: object | undefined;
  /** Sent as a form, the token as its `key`. */
  form?: Readonly<Record<string, string>> | undefined;
}

/** A reader's own token, or the variable of the environment that theirs stands in. */
export type Token = { own: string } | 'variable';

export const VARIABLE = 'API_TOKEN';
