import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Menu } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Link, Outlet } from 'react-router'
import { useStaffLive } from '../kit/live/staff-live.ts'
import { useHeading } from '../kit/screens/use-heading.ts'
import { Toasts } from '../kit/toast/toasts.tsx'
import { useMe } from '../session/me.ts'
import { Recovering } from '../session/recovering.tsx'
import { SessionGate } from '../session/session-gate.tsx'
import { StepUp } from '../session/step-up.tsx'
import { AccountMenu } from './account-menu.tsx'
import { DeskKeys } from './desk-keys.tsx'
import styles from './frame.module.css'
import { JobsBell } from './jobs-bell.tsx'
import { LivePill } from './live-pill.tsx'
import { SideMenu } from './side-menu.tsx'

/** The office, or the way back into it for whoever came with a recovery code. */
export function Frame() {
  return useMe().session.must_set_up_factor ? <Recovering /> : <OpenFrame />
}

/** What stands around every screen: the bar, the menu of what this member may do, and the screen itself. */
function OpenFrame() {
  const { centre } = useMe()
  useStaffLive()
  const [isOpen, setIsOpen] = useState(false)
  const name = pickText(centre.name, getLocale())
  const main = useRef<HTMLElement>(null)
  useHeading(main, m.office_of({ centre: name }))
  return (
    <>
      <a className={styles.skip} href="#main">
        {m.office_skip()}
      </a>
      <header className={styles.bar}>
        <button
          type="button"
          className={`icon-btn ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls="menu"
          aria-label={m.office_menu()}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Menu aria-hidden="true" />
        </button>
        <Link to="/" className={styles.brand}>
          <span className={styles.mark} aria-hidden="true">
            {[...new Intl.Segmenter('bn').segment(name)][0]?.segment}
          </span>
          <span>
            <b>{name}</b>
            <small>{m.office()}</small>
          </span>
        </Link>
        <DeskKeys />
        <LivePill />
        <JobsBell />
        <AccountMenu />
      </header>
      <div className={styles.frame} data-is={isOpen ? 'open' : undefined}>
        <nav id="menu" className={styles.side} aria-label={m.office_menu()}>
          <SideMenu onLeave={() => setIsOpen(false)} />
        </nav>
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          <Suspense fallback={<p role="status">{m.office_loading()}</p>}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <StepUp />
      <SessionGate />
      <Toasts />
    </>
  )
}
