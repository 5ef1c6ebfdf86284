import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { logoutIcon } from '@prostuti/ui/icons/common'
import { PreferenceChoices } from '../../kit/preferences/preference-choices.tsx'
import type { LogOut } from '../../kit/session/log-out.ts'
import { accountMenu, type MenuItem, publicSite } from './menu.tsx'
import { MenuLinks } from './menu-links.tsx'
import styles from './styles/menu.module.css'

type MeMenuProps = { out: LogOut; more?: readonly MenuItem[]; onFollow?: () => void }

/** Everything about the doctor's own account and this browser, and the way out. */
export function MeMenu({ out: { leaving, leave }, more = [], onFollow }: MeMenuProps) {
  return (
    <div className={styles.me} data-part="me">
      <MenuLinks items={[...accountMenu, ...more, publicSite]} onFollow={onFollow} />
      <div className={styles.meSet}>
        <PreferenceChoices />
      </div>
      <button type="button" className={styles.meLeave} aria-disabled={leaving || undefined} onClick={leave}>
        <Icon of={logoutIcon} />
        <span aria-live="polite">{leaving ? m.my_logging_out() : m.shell_logout()}</span>
      </button>
    </div>
  )
}
