import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { menuIcon } from '@prostuti/ui/icons/common'
import { useState } from 'react'
import type { AppData } from '../kit/app-data/use-app-data.ts'
import { Logo } from '../kit/page/logo.tsx'
import { LanguageSwitch } from '../kit/preferences/language-switch.tsx'
import { ThemeSwitch } from '../kit/preferences/theme-switch.tsx'
import { Account } from './account.tsx'
import { MainMenu } from './main-menu.tsx'
import styles from './styles/header.module.css'

const importDrawer = () => import('./drawer.tsx')
const loadDrawer = () => importDrawer().catch(() => undefined)

export function Header({ app }: { app: AppData }) {
  // Not by `lazy`: it would remember for ever that the file could not be had, where the next touch may get it.
  const [Drawer, setDrawer] = useState<Awaited<ReturnType<typeof importDrawer>>['default']>()
  const open = async () => {
    const part = await loadDrawer()
    setDrawer(() => part?.default)
  }
  return (
    <header className={styles.site} data-part="site">
      <div className="wrap">
        <Logo app={app} />
        <MainMenu menus={app.menus} />
        <div className={styles.siteAct}>
          <ThemeSwitch className="only-wide" />
          <LanguageSwitch />
          <Account />
          {/* The menu of who has no scripts is the footer's. */}
          <noscript>
            <a className={`icon-btn only-phone ${styles.burger}`} href="#foot" aria-label={m.shell_main_menu()}>
              <Icon of={menuIcon} size="lg" />
            </a>
          </noscript>
          <button
            type="button"
            className={`icon-btn only-phone ${styles.burger}`}
            aria-label={m.shell_open_menu()}
            aria-haspopup="dialog"
            onPointerDown={loadDrawer}
            onClick={open}
          >
            <Icon of={menuIcon} size="lg" />
          </button>
        </div>
      </div>
      {Drawer && <Drawer app={app} onClose={() => setDrawer(undefined)} />}
    </header>
  )
}
