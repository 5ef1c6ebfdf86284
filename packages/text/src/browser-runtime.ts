import { isLocale, type Locale } from './locale.ts'

/**
 * What compiled messages need of paraglide's runtime, for the browser. The page already says its language, so the
 * strategies, cookies and address rules of the whole runtime (1 kB of every first load) have nothing to decide there.
 */
export function getLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : 'bn'
}

export const experimentalStaticLocale = undefined
