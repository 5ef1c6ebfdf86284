import { Icon } from '@prostuti/ui/icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type MyPageProps = {
  title: ReactNode
  /** The page above this one. */
  back?: { to: string; label: string }
  children: ReactNode
}

export function MyPage({ title, back, children }: MyPageProps) {
  return (
    <>
      <header className="my-top">
        {back && (
          <Link className="icon-btn" to={back.to} aria-label={back.label}>
            <Icon name="arrow-left" size="lg" />
          </Link>
        )}
        <h1>{title}</h1>
      </header>
      <div className="my-body">{children}</div>
    </>
  )
}
