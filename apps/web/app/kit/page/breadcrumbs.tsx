import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import styles from './page.module.css'
import type { Crumb } from './page-tags.ts'

type BreadcrumbsProps = {
  crumbs: readonly Crumb[]
  /** The title right below says the last crumb again: it is then only read out. */
  endIsTitle?: boolean
}

/** The way from the home page to here; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs, endIsTitle = false }: BreadcrumbsProps) {
  return (
    <nav
      className={styles.crumbs}
      data-is={endIsTitle ? 'titled' : undefined}
      data-part="crumbs"
      aria-label={m.page_breadcrumbs()}
    >
      <ol>
        {crumbs.map(({ title, path }, position) => (
          <li key={path}>
            {position === crumbs.length - 1 ? <span aria-current="page">{title}</span> : <Link to={path}>{title}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
