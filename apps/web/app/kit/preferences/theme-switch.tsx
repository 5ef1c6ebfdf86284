import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import styles from './switches.module.css'

/** The page is made without knowing the theme, so both icons are there and the style sheet shows the right one. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const label = m.shell_theme_switch()
  return (
    <button
      type="button"
      className={`icon-btn ${className} ${styles.themeSwitch}`}
      aria-label={label}
      title={label}
      onClick={turn}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  )
}

async function turn(): Promise<void> {
  // Without its file the theme stays; `background/act-on-answers.ts` tells of the file.
  const part = await import('./theme.ts').catch(() => undefined)
  part?.chooseTheme(part.shownTheme() === 'dark' ? 'light' : 'dark')
}
