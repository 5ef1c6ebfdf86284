import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import styles from './page-head.module.css'
import type { Crumb } from './page-tags.ts'

type PageHeadProps = {
  crumbs: readonly Crumb[]
  title: ReactNode
  lead?: ReactNode
  /** What stands below: a date, a button. */
  children?: ReactNode
}

/** How a public page begins: the way here, its title, and one sentence about it. */
export function PageHead({ crumbs, title, lead, children }: PageHeadProps) {
  return (
    <div className={styles.pageHead} data-part="page-head">
      {/* Between home and the page: then the title may be a long one, and need not be said twice. */}
      <Breadcrumbs crumbs={crumbs} endIsTitle={crumbs.length > 2} />
      <h1>{title}</h1>
      {lead && <p className={styles.pageLead}>{lead}</p>}
      {children}
    </div>
  )
}
