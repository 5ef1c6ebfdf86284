import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { moonIcon, sunIcon } from '@prostuti/ui/icons/common'
import styles from './switches.module.css'

/** The page is made without knowing the theme, so what both turns are called stands there, and the style sheet shows the right one. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  return (
    <button type="button" className={`icon-btn ${className} ${styles.themeSwitch}`} data-does="theme" onClick={turn}>
      <Turn icon={moonIcon} name={m.shell_theme_to_dark()} />
      <Turn icon={sunIcon} name={m.shell_theme_to_light()} />
    </button>
  )
}

const Turn = ({ icon, name }: { icon: string; name: string }) => (
  <span title={name}>
    <Icon of={icon} />
    <span className="sr">{name}</span>
  </span>
)

async function turn(): Promise<void> {
  // Without its file the theme stays; `background/act-on-answers.ts` tells of the file.
  const part = await import('./theme.ts').catch(() => undefined)
  part?.chooseTheme(part.shownTheme() === 'dark' ? 'light' : 'dark')
}
