import * as m from '@prostuti/text/messages'
import type { KeptDay } from '../engine/notebook-types.ts'
import type { OpenNotebook } from '../engine/use-notebook.ts'
import { DueCard } from './due-card.tsx'

type DueOfflineProps = {
  open: OpenNotebook
  day: KeptDay
  query: { isFetching: boolean; refetch: () => unknown }
}

/** What this device has of today, where the rest cannot be had. */
export function DueOffline({ open: { notebook }, day, query: { isFetching, refetch } }: DueOfflineProps) {
  const now = { left: notebook.left.length, done: notebook.done, nextDay: undefined }
  return (
    <div className="stack-lg">
      <p>{m.notebook_offline_kept()}</p>
      <DueCard now={now} notebook={notebook} beyond={day.queue.waiting} />
      <p className="muted">{m.notebook_offline_rest()}</p>
      <p>
        <button type="button" className="btn btn-line" aria-disabled={isFetching} onClick={() => refetch()}>
          {m.state_retry()}
        </button>
      </p>
    </div>
  )
}
