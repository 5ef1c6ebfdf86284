export type Theme = 'light' | 'dark'

/** What the page shows now; the head script has settled it before the first paint. */
export const shownTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Where storage is forbidden the choice lasts as long as the page.
  }
}
