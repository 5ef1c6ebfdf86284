import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'
import { BrokenPulse } from './drawings/broken-pulse.tsx'

type ErrorStateProps = {
  /** What happened, in the reader's words. */
  title?: ReactNode
  /** What is safe, and what to do. */
  text?: ReactNode
  retryLabel?: string
  onRetry: () => void
  retrying?: boolean
  children?: ReactNode
}

export function ErrorState({
  title = m.state_error_title(),
  text = m.state_error_text(),
  retryLabel = m.state_retry(),
  onRetry,
  retrying = false,
  children,
}: ErrorStateProps) {
  return (
    <div className="void" role="alert">
      <BrokenPulse />
      <h2>{title}</h2>
      <p>{text}</p>
      <button type="button" className="btn btn-line" onClick={onRetry} aria-disabled={retrying || undefined}>
        {retryLabel}
      </button>
      {children}
    </div>
  )
}
