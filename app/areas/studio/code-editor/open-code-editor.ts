import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { nonceOfDocument } from '#app/lib/http/nonce.ts';

/**
 * An editor in front of a text area, which stays what the form sends and what its label names. The
 * Tab key leaves it, as it leaves any field.
 */
export function openCodeEditor(area: HTMLTextAreaElement): () => void {
  const view = new EditorView({
    doc: area.value,
    extensions: [
      EditorView.cspNonce.of(nonceOfDocument() ?? ''),
      lineNumbers(),
      highlightActiveLineGutter(),
      history(),
      indentOnInput(),
      bracketMatching(),
      EditorView.lineWrapping,
      EditorState.tabSize.of(2),
      javascript(),
      syntaxHighlighting(classHighlighter),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      EditorView.contentAttributes.of(attributesOf(area)),
      EditorView.updateListener.of(({ docChanged }) => {
        if (docChanged) write(area, view.state.doc.toString());
      }),
    ],
  });
  const lead = () => view.focus();
  area.addEventListener('focus', lead);
  area.dataset['covered'] = '';
  area.tabIndex = -1;
  area.after(view.dom);
  if (document.activeElement === area) lead();
  return () => {
    area.removeEventListener('focus', lead);
    delete area.dataset['covered'];
    area.removeAttribute('tabindex');
    view.destroy();
  };
}

/** What is read aloud of the text area is read aloud of the editor. */
function attributesOf(area: HTMLTextAreaElement): Record<string, string> {
  const names = ['aria-describedby', 'aria-invalid', 'aria-errormessage'];
  const said = names.map((name) => [name, area.getAttribute(name)] as const);
  return {
    'aria-labelledby': `${area.id}-label`,
    'aria-multiline': 'true',
    ...Object.fromEntries(said.filter((entry): entry is [string, string] => entry[1] !== null)),
  };
}

/** As if it had been typed there: the form saves itself by this event. */
function write(area: HTMLTextAreaElement, text: string): void {
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
