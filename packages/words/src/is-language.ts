import { LANGUAGES, type Language } from '../generated/languages.js';

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}
