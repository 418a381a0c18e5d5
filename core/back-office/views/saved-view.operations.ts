import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { SAVED_LISTS, type SavedList } from './saved-lists.pure.ts';
import {
  chooseColumnsBody,
  saveViewBody,
  savedViewPath,
  savedViewsAnswer,
} from './saved-view.contract.ts';

const PATH = '/api/v1/staff/views';

/** What can be done with the searches of a list, by whoever sees the list. */
function viewsOf<const List extends SavedList>(list: List) {
  const { one, permission } = SAVED_LISTS[list];
  const ofList = { tag: 'Staff', who: staff(permission), path: `${PATH}/${list}` } as const;
  return {
    list: operation({
      ...ofList,
      id: `list${one}Views`,
      method: 'GET',
      summary: `Kept searches of the list of ${list}: one’s own, and those that colleagues share.`,
      answer: savedViewsAnswer,
      answered: 'With counts, and the columns that the caller has chosen.',
    }),
    save: operation({
      ...ofList,
      id: `save${one}View`,
      method: 'POST',
      summary: `Keeps a search of the list of ${list}.`,
      body: saveViewBody,
    }),
    remove: operation({
      ...ofList,
      id: `delete${one}View`,
      method: 'DELETE',
      path: `${ofList.path}/{viewId}`,
      summary: `Forgets one’s own search of the list of ${list}.`,
      params: savedViewPath,
      refuses: ['not_found'],
    }),
    choose: operation({
      ...ofList,
      id: `choose${one}Columns`,
      method: 'PUT',
      path: `${ofList.path}/columns`,
      summary: `Chooses which columns the list of ${list} has for the caller.`,
      body: chooseColumnsBody,
    }),
  };
}

export const VIEW_OPERATIONS = {
  customers: viewsOf('customers'),
  orders: viewsOf('orders'),
  payments: viewsOf('payments'),
  withdrawals: viewsOf('withdrawals'),
  tickets: viewsOf('tickets'),
  services: viewsOf('services'),
  providers: viewsOf('providers'),
  reports: viewsOf('reports'),
  reviews: viewsOf('reviews'),
  trials: viewsOf('trials'),
  tasks: viewsOf('tasks'),
  mails: viewsOf('mails'),
  jobs: viewsOf('jobs'),
  documents: viewsOf('documents'),
  checks: viewsOf('checks'),
  deliveries: viewsOf('deliveries'),
  panels: viewsOf('panels'),
  audit: viewsOf('audit'),
} as const satisfies { [List in SavedList]: ReturnType<typeof viewsOf<List>> };
