import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon } from '@prostuti/ui/icons/common'
import { useState } from 'react'
import { useAppData } from '../../kit/app-data/use-app-data.ts'
import { DoctorAvatar } from '../../kit/doctor/doctor-avatar.tsx'
import { Logo } from '../../kit/page/logo.tsx'
import { dropDown } from '../../kit/preferences/drop-downs.ts'
import { useLogOut } from '../../kit/session/log-out.ts'
import { useSession } from '../../kit/session/session.ts'
import { MeMenu } from './me-menu.tsx'
import { sideMenu } from './menu.tsx'
import { MenuLinks } from './menu-links.tsx'
import { SiteRow } from './site-row.tsx'
import styles from './styles/menu.module.css'

/** From 900 px on; phones have the tab bar. */
export function SideMenu() {
  const app = useAppData()
  const { doctor } = useSession()
  const [open, setOpen] = useState(false)
  const out = useLogOut()
  return (
    <header className={styles.side} data-part="side">
      {app && <Logo app={app} />}
      <nav aria-label={m.my_menu()}>
        <MenuLinks items={sideMenu} />
      </nav>
      <SiteRow />
      <details className={styles.sideMe} ref={dropDown} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <DoctorAvatar doctor={doctor} />
          <span className={styles.sideName}>
            {doctor && <span className="sr">{m.my_account_menu()}: </span>}
            <b>{out.leaving ? m.my_logging_out() : (doctor?.name ?? m.my_account_menu())}</b>
            {doctor && 'bmdc' in doctor && doctor.bmdc && <small lang="en">BMDC {doctor.bmdc}</small>}
          </span>
          <Icon of={chevronDownIcon} />
        </summary>
        {open && <MeMenu out={out} />}
      </details>
    </header>
  )
}
