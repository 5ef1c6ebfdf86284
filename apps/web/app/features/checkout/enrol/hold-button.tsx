import * as m from '@prostuti/text/messages'
import type { Sending } from '../../../kit/form/use-send.ts'
import { useAlive } from '../../../kit/loading/use-alive.ts'

type HoldButtonProps = { of: Sending<void>; words: string; className?: string }

/** One click holds the seat, however often it is clicked. */
export function HoldButton({ of: { send, sending }, words, className = '' }: HoldButtonProps) {
  const alive = useAlive()
  return (
    <button
      type="button"
      className={`btn btn-go ${className}`.trimEnd()}
      onClick={() => send()}
      disabled={!alive}
      data-waking={alive ? undefined : ''}
      aria-disabled={sending || undefined}
    >
      {sending ? m.checkout_enrol_holding() : words}
    </button>
  )
}
