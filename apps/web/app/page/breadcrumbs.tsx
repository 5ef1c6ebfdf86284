import { page_breadcrumbs } from '@prostuti/text/messages'
import { Link } from 'react-router'
import type { Crumb } from './page-tags.ts'
import './page.css'

/** The way from the home page to here; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label={page_breadcrumbs()}>
      <ol>
        {crumbs.map(({ title, path }, place) => (
          <li key={path}>
            {place === crumbs.length - 1 ? <span aria-current="page">{title}</span> : <Link to={path}>{title}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
