import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon } from '@prostuti/ui/icons/common'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './page.module.css'

type MyPageProps = {
  title: ReactNode
  /** The page above this one. */
  back?: { to: string; label: string }
  children: ReactNode
}

export function MyPage({ title, back, children }: MyPageProps) {
  return (
    <>
      <header className={styles.myTop} data-part="my-top">
        {back && (
          <Link className="icon-btn" to={back.to} aria-label={back.label}>
            <Icon of={arrowLeftIcon} size="lg" />
          </Link>
        )}
        <h1>{title}</h1>
      </header>
      <div data-part="my-body">{children}</div>
    </>
  )
}
