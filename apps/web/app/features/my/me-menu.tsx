import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { useState } from 'react'
import { Choice } from '../../kit/preferences/choice.tsx'
import { switchTo } from '../../kit/preferences/switch-language.ts'
import { chooseTheme, shownTheme } from '../../kit/preferences/theme.ts'
import type { LogOut } from '../../kit/session/log-out.ts'
import { accountMenu, type MenuItem, publicSite } from './menu.tsx'
import { MenuLinks } from './menu-links.tsx'
import styles from './styles/menu.module.css'

type MeMenuProps = { out: LogOut; more?: readonly MenuItem[]; onFollow?: () => void }

/** Everything about the doctor's own account and this browser, and the way out. */
export function MeMenu({ out: { leaving, leave }, more = [], onFollow }: MeMenuProps) {
  const [theme, setTheme] = useState(shownTheme)
  return (
    <div className={styles.me} data-part="me">
      <MenuLinks items={[...accountMenu, ...more, publicSite]} onFollow={onFollow} />
      <div className={styles.meSet}>
        <Choice
          label={m.shell_language()}
          options={{ bn: m.shell_language_bn(), en: m.shell_language_en() }}
          value={getLocale()}
          onChoose={switchTo}
        />
        <Choice
          label={m.shell_theme()}
          options={{ light: m.shell_theme_light(), dark: m.shell_theme_dark() }}
          value={theme}
          onChoose={(chosen) => {
            chooseTheme(chosen)
            setTheme(chosen)
          }}
        />
      </div>
      <button type="button" className={styles.meLeave} aria-disabled={leaving || undefined} onClick={leave}>
        <Icon name="logout" />
        <span aria-live="polite">{leaving ? m.my_logging_out() : m.shell_logout()}</span>
      </button>
    </div>
  )
}
