import * as m from '@prostuti/text/messages'
import { Link, useLocation } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import styles from './learning-tabs.module.css'

/** Short ones: five of them stand in a row on a phone. */
const labels = {
  readiness: m.learning_tab_readiness,
  notebook: m.learning_tab_notebook,
  practice: m.learning_tab_practice,
  results: m.learning_tab_results,
  plan: m.learning_tab_plan,
}

/** The pages of learning that there are, in this order. */
const pages = [
  'readiness',
  'notebook',
  'practice',
  'results',
  'plan',
] as const satisfies readonly (keyof typeof labels)[]

/** Where the letters are large, the page that is open does not lie out of sight. */
function showWhole(link: HTMLElement | null): void {
  if (link?.parentElement) link.parentElement.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - innerWidth / 2
}

/** The way from each page of learning to the others: the menu has one entry for all of them. */
export function LearningTabs() {
  const { pathname } = useLocation()
  return (
    <nav className={styles.tabs} data-part="learning-tabs" aria-label={m.learning_tabs()}>
      {pages.map((page) => {
        const to = addressOf(`/my/${page}`)
        return (
          <Link
            key={page}
            ref={pathname === to ? showWhole : undefined}
            to={to}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {labels[page]()}
          </Link>
        )
      })}
    </nav>
  )
}
