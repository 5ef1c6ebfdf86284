import { shell_open_menu } from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { lazy, Suspense, useState } from 'react'
import type { AppData } from '../features/app-data/use-app-data.ts'
import { Account } from './account.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const loadDrawer = () => import('./drawer.tsx')
const Drawer = lazy(loadDrawer)

export function Header({ app }: { app: AppData }) {
  const [drawer, setDrawer] = useState(false)
  return (
    <header className="site">
      <div className="wrap">
        <Logo app={app} />
        <MainMenu menus={app.menus} />
        <div className="site-act">
          <ThemeSwitch />
          <LanguageSwitch />
          <Account />
          <button
            type="button"
            className="icon-btn only-phone burger"
            aria-label={shell_open_menu()}
            aria-haspopup="dialog"
            onPointerDown={loadDrawer}
            onClick={() => setDrawer(true)}
          >
            <Icon name="menu" size="lg" />
          </button>
        </div>
      </div>
      {drawer && (
        <Suspense>
          <Drawer app={app} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
    </header>
  )
}
