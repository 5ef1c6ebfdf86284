import type { ReactNode } from 'react'
import { SideMenu } from './side-menu.tsx'
import { SiteRow } from './site-row.tsx'
import styles from './styles/frame.module.css'
import { TabBar } from './tab-bar.tsx'

/** What stands around the doctor's own pages, in place of the site's header. */
export function MyFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.my} data-part="my">
      <SideMenu />
      <header className="only-phone">
        <SiteRow />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <TabBar />
    </div>
  )
}
