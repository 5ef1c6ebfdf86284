import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'

type SubmitButtonProps = {
  children: ReactNode
  /** False until the page has come alive. */
  ready: boolean
  pending: boolean
  /** Nothing to send yet, or a wait: the button says so and can still be reached. */
  idle?: boolean
  pendingText?: string
}

export function SubmitButton({
  children,
  ready,
  pending,
  idle = false,
  pendingText = m.account_sending(),
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className="btn btn-go btn-full"
      // A disabled button also keeps Enter from sending the form before our code can.
      disabled={!ready}
      data-waking={ready ? undefined : ''}
      aria-disabled={idle || pending || undefined}
    >
      {pending ? pendingText : children}
    </button>
  )
}
