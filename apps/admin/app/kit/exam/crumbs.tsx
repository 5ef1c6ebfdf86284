import * as m from '@prostuti/text/messages'
import { Fragment } from 'react'
import { Link } from 'react-router'
import styles from './crumbs.module.css'

/** Where a screen stands: what leads to it, and what it is about. */
export function Crumbs({ steps, here }: { steps: { to: string; text: string }[]; here?: string | undefined }) {
  return (
    <nav className={styles.crumbs} aria-label={m.office_crumbs()}>
      {steps.map(({ to, text }, nth) => (
        <Fragment key={to}>
          {nth > 0 && <span aria-hidden="true"> › </span>}
          <Link className="link-in" to={to}>
            {text}
          </Link>
        </Fragment>
      ))}
      {here && <span> › {here}</span>}
    </nav>
  )
}
