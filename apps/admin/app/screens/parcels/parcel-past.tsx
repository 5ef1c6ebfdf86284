import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import styles from '../../kit/exam/exam-screen.module.css'
import { stateWords } from '../../kit/parcel/parcel-words.ts'
import type { ParcelPage } from './parcel-types.ts'
import own from './parcels.module.css'

type Step = ParcelPage['steps'][number]
type Talk = ParcelPage['talks'][number]

/** Its way so far, and what was said with the courier. */
export function ParcelPast({ steps, talks }: Pick<ParcelPage, 'steps' | 'talks'>) {
  const when = (at: string) => formatWhen(new Date(at), new Date(), getLocale())
  return (
    <div>
      <section className={`card ${styles.card}`} aria-label={m.office_parcel_steps()}>
        <header>
          <h2>{m.office_parcel_steps()}</h2>
        </header>
        <ol className={own.list}>
          {steps.toReversed().map((step) => (
            <li key={step.id}>
              <b>{stepWords(step)}</b>
              <small>{sourceWords(step.source)}</small>
              {step.detail && <span className={own.words}>{step.detail}</span>}
              <small>{when(step.at)}</small>
            </li>
          ))}
        </ol>
      </section>
      <section className={`card ${styles.card}`} aria-label={m.office_parcel_talks()}>
        <header>
          <h2>{m.office_parcel_talks()}</h2>
        </header>
        {talks.length === 0 && <p className={styles.message}>{m.office_parcel_no_talks()}</p>}
        <ol className={own.list}>
          {talks.map((talk) => (
            <li key={talk.id}>
              <span>{talkWords(talk.talk)}</span>
              {talk.words && <span className={own.words}>{talk.words}</span>}
              <small>{when(talk.at)}</small>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** What we did has words of its own; of what a courier said, its place on the way. */
function stepWords({ said, state }: Step): string {
  const ours: Record<string, (() => string) | undefined> = {
    requested: m.office_parcel_step_requested,
    resent: m.office_parcel_step_resent,
    refused: m.office_parcel_step_refused,
    answer_lost: m.office_parcel_step_answer_lost,
    book_again: m.office_parcel_step_book_again,
    handed_over: m.office_parcel_step_handed_over,
  }
  return ours[said]?.() ?? stateWords(state)
}

const sourceWords = (source: Step['source']): string =>
  ({
    doctor: m.office_parcel_source_doctor,
    booking: m.office_parcel_source_booking,
    webhook: m.office_parcel_source_webhook,
    poll: m.office_parcel_source_poll,
    staff: m.office_parcel_source_staff,
  })[source]()

const talkWords = (talk: Talk['talk']): string =>
  ({
    asked_to_book: m.office_talk_asked_to_book,
    booked: m.office_talk_booked,
    refused: m.office_talk_refused,
    asked: m.office_talk_asked,
    answered: m.office_talk_answered,
    not_known: m.office_talk_not_known,
    away: m.office_talk_away,
    wrote: m.office_talk_wrote,
    vouched: m.office_talk_vouched,
    unclear: m.office_talk_unclear,
  })[talk]()
