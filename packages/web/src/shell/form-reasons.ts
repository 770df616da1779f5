import { notice } from '../app/overlays.ts';
import { words } from '../words/words.ts';

/** Validation messages of form fields in the language of the page instead of the browser's. */
export function explainFields(): void {
  addEventListener(
    'invalid',
    (event) => {
      const field = event.target;
      if (!(field instanceof HTMLInputElement)) return;
      event.preventDefault();
      if (field.form?.querySelector('input:invalid') !== field) return;
      field.focus();
      const { missing, tooShort } = words.value.shell.fields;
      const name = field.labels?.[0]?.querySelector('.label')?.textContent ?? field.ariaLabel ?? '';
      notice.value = {
        text: field.validity.tooShort ? tooShort({ name, least: field.minLength }) : missing({ name }),
      };
    },
    { capture: true },
  );
}
