/** Whether a service called `s` asks anything of a grade. */
export { isGated } from './gate.store.ts';
