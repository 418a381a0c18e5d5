import { useNavigate } from '@remix-run/react';
import { useCallback, useState } from 'react';

interface Form {
  place: string;
  /** Where a save of this form leads, as its document has another key by then. */
  next?: string;
  number: number;
}

/** Another form for each document, and the same one where its own save has given it another key. */
export function useFormKey(place: string) {
  const navigate = useNavigate();
  const [form, setForm] = useState<Form>({ place, number: 0 });
  if (form.place !== place) {
    setForm({ place, number: form.next === place ? form.number : form.number + 1 });
  }
  const move = useCallback(
    (next: string) => {
      setForm((now) => ({ ...now, next }));
      navigate(next, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return { formKey: form.number, move };
}
