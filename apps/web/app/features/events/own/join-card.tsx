import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { momentWords } from '../../../kit/event/event-words.ts'
import { joinEvent, type OwnEvent } from '../../../kit/event/own-event-queries.ts'
import { joiningState } from '../../../kit/event/own-event-state.ts'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { useSend } from '../../../kit/form/use-send.ts'
import { useStaffView } from '../../../kit/session/use-staff-view.ts'
import styles from './ticket.module.css'

/** The way into an online event. It turns by itself from waiting to open to over; the link is fetched at the press. */
export function JoinCard({ own, now }: { own: OwnEvent; now: Date }) {
  const staff = useStaffView()
  const state = joiningState(own, now)
  const join = useSend<void, { link: string }>({
    act: () => joinEvent(own.event.id),
    onDone: ({ link }) => location.assign(link),
  })
  const words = {
    early: own.joining && m.event_join_early({ moment: momentWords(own.joining.opens_at, getLocale()) }),
    open: m.event_join_open(),
    over: m.event_join_over(),
    none: m.event_join_none(),
  }
  return (
    <section className={`card pad ${styles.join}`} aria-labelledby="join">
      <h2 id="join">{m.event_join_title()}</h2>
      <p role="status">{words[state ?? 'none']}</p>
      <FormFailure of={join} />
      {state === 'open' && !staff && (
        <button
          type="button"
          className="btn btn-go btn-full"
          aria-disabled={join.sending || undefined}
          onClick={() => join.send()}
        >
          {join.sending ? m.event_join_going() : m.event_join()}
        </button>
      )}
    </section>
  )
}
