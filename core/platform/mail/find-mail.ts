export { findMail as findMailOf, type MailRow } from './mail.store.ts';
