import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'

type SubmitButtonProps = {
  children: ReactNode
  pending: boolean
  /** Nothing to send yet, or a wait: the button says so and can still be reached. */
  idle?: boolean
  pendingText?: string
}

export function SubmitButton({
  children,
  pending,
  idle = false,
  pendingText = m.account_sending(),
}: SubmitButtonProps) {
  return (
    <button type="submit" className="btn btn-go btn-full" aria-disabled={idle || pending || undefined}>
      {pending ? pendingText : children}
    </button>
  )
}
