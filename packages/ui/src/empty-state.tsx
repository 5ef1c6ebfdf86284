import type { ReactNode } from 'react'
import { EmptyShelf } from './drawings/empty-shelf.tsx'

type EmptyStateProps = {
  picture?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** What to do next. */
  action?: ReactNode
  /** It comes in the place of what was read: its page leads a reader's cursor to its heading. */
  takesFocus?: boolean
}

export function EmptyState({ picture = <EmptyShelf />, title, text, action, takesFocus }: EmptyStateProps) {
  return (
    <div className="void">
      {picture}
      <h2 tabIndex={takesFocus ? -1 : undefined}>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
