import { isLocale, type Locale } from './locale.ts'

/** In a browser messages speak the language of the page. */
export function getLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : 'bn'
}
