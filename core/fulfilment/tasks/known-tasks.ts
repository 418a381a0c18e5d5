/** Tasks as those know them who deliver by them, and who does them. */
export {
  closeTask,
  countStep,
  forgetTasksOf,
  holdTask,
  insertTask,
  lockTask,
  readTasks,
  readTasksOf,
  readTasksOfOrder,
  takePlace,
  taskReference,
  type TaskRow,
} from './task.store.ts';
