import 'i18next';
import type errors from './en/errors.json';
import type mail from './en/mail.json';
import type screens from './en/screens.json';
import type server from './en/server.json';
import type shell from './en/shell.json';

declare module 'i18next' {
  /** English says which keys there are, so that a key without a text is a type error. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    // Newer than i18next 23, but react-i18next 15 asks for it and leaves <Trans> untyped without.
    enableSelector: false;
    resources: {
      errors: typeof errors;
      mail: typeof mail;
      screens: typeof screens;
      server: typeof server;
      shell: typeof shell;
    };
  }
}
