import { isLocale, type Locale } from '@prostuti/text/locale'

export type Theme = 'light' | 'dark'

/** Before anything is drawn: the language and the theme that this browser has chosen. */
export function settlePreferences(): void {
  const root = document.documentElement
  const language = read('office-language')
  if (isLocale(language)) root.lang = language
  const theme = read('office-theme')
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
}

/** Words are everywhere: the page begins anew in the other language, with whatever was typed kept as drafts. */
export function chooseLanguage(language: Locale): void {
  write('office-language', language)
  location.reload()
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  write('office-theme', theme)
}

export const shownTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Where storage is forbidden the choice lasts as long as the page.
  }
}
