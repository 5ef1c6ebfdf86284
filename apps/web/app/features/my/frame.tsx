import type { ReactNode } from 'react'
import { SideMenu } from './side-menu.tsx'
import { TabBar } from './tab-bar.tsx'
import './styles/frame.css'
import './styles/menu.css'

/** What stands around the doctor's own pages, in place of the site's header. */
export function MyFrame({ children }: { children: ReactNode }) {
  return (
    <div className="my">
      <SideMenu />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <TabBar />
    </div>
  )
}
