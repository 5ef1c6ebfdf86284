import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { closeIcon } from '@prostuti/ui/icons/common'
import { useModal } from '@prostuti/ui/use-modal'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { addressOf } from '../kit/address/address-of.ts'
import type { AppData } from '../kit/app-data/use-app-data.ts'
import { PreferenceChoices } from '../kit/preferences/preference-choices.tsx'
import { useLogOut } from '../kit/session/log-out.ts'
import { useSession } from '../kit/session/session.ts'
import { DrawerMenu } from './drawer-menu.tsx'
import { SocialLinks } from './social-links.tsx'
import styles from './styles/drawer.module.css'

/** The menu on phones: a modal dialog, so the browser keeps the focus inside and Escape closes it. */
export default function Drawer({ app, onClose }: { app: AppData; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const openedAt = useRef(key)
  const { signedIn, doctor } = useSession()
  const { leave } = useLogOut({ stay: true })

  useModal(dialog)

  useEffect(() => {
    if (key !== openedAt.current) onClose()
  }, [key, onClose])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what the click on the overlay does
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={m.shell_main_menu()}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.drawerIn}>
        <div className={styles.drawerHead}>
          <b>{doctor?.name ?? app.company_name}</b>
          <button type="button" className="icon-btn" aria-label={m.shell_close_menu()} onClick={onClose}>
            <Icon of={closeIcon} size="lg" />
          </button>
        </div>
        <DrawerMenu menus={app.menus} />
        <div className={styles.drawerSet}>
          <PreferenceChoices />
        </div>
        {signedIn ? (
          <div className={styles.drawerAct}>
            <Link className="btn btn-brand" to={addressOf('/my/dashboard')}>
              {m.shell_go_to_dashboard()}
            </Link>
            <button type="button" className="btn btn-line" onClick={leave}>
              {m.shell_logout()}
            </button>
          </div>
        ) : (
          <div className={styles.drawerAct}>
            <Link className="btn btn-brand" to={addressOf('/login')}>
              {m.shell_login_register()}
            </Link>
          </div>
        )}
        <SocialLinks links={app.footer_social_links} />
      </div>
    </dialog>
  )
}
