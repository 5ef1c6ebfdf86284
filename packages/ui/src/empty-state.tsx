import type { ReactNode } from 'react'
import { EmptyShelf } from './drawings/empty-shelf.tsx'

type EmptyStateProps = {
  picture?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** What to do next. */
  action?: ReactNode
}

export function EmptyState({ picture = <EmptyShelf />, title, text, action }: EmptyStateProps) {
  return (
    <div className="void">
      {picture}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
