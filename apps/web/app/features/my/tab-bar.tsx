import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { Icon } from '@prostuti/ui/icon'
import { userIcon } from '@prostuti/ui/icons/common'
import { useDeferredValue, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Badge } from '../../kit/notices/badge.tsx'
import { useUnread } from '../../kit/notices/use-unread.ts'
import { useLogOut } from '../../kit/session/log-out.ts'
import { useSession } from '../../kit/session/session.ts'
import { currentOf } from './is-current.ts'
import { MeMenu } from './me-menu.tsx'
import { accountMenu, behindTabs, tabs } from './menu.tsx'
import styles from './styles/menu.module.css'

/** What the last tab opens. */
const behindMe = [...accountMenu, ...behindTabs]

/** Under the thumb, below 900 px. */
export function TabBar() {
  const { pathname } = useLocation()
  const { doctor } = useSession()
  const counts = useUnread()
  const [open, setOpen] = useState(false)
  // The press is answered by the dialog; its list follows in the next frame.
  const listed = useDeferredValue(open)
  const out = useLogOut()
  const current = currentOf(
    [...tabs, ...behindMe].map(({ to }) => to),
    pathname,
  )
  const close = () => setOpen(false)
  return (
    <nav className={styles.tabbar} data-part="tabbar bottom-bar" aria-label={m.my_tabs()}>
      {tabs.map(({ to, icon, label, short = label, unread }) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          <span>{icon}</span>
          {short()}
          {unread && <Badge count={counts[unread]} />}
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={behindMe.some(({ to }) => to === current) ? 'true' : undefined}
        onClick={() => setOpen(true)}
      >
        <span>
          <Icon of={userIcon} />
        </span>
        {m.my_me()}
        <Badge count={counts.complaints} />
      </button>
      <Dialog open={open} onClose={close} title={doctor?.name ?? m.my_account_menu()}>
        {listed && <MeMenu out={out} more={behindTabs} onFollow={close} />}
      </Dialog>
    </nav>
  )
}
