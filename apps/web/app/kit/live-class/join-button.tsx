import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import { lectureAddress } from '../course/timetable-addresses.ts'
import { useStaffView } from '../session/use-staff-view.ts'
import type { ClassRow } from './class-of-row.ts'
import type { Opening } from './join-api.ts'
import styles from './join-button.module.css'
import { useJoin } from './use-join.ts'

export type JoinButtonProps = {
  courseId: number | string
  row: ClassRow
  /** `quiet` once the class should be over. */
  look: 'go' | 'quiet'
  size?: 'sm'
}

/** The button with which a doctor joins, and what came of pressing it. */
export function JoinButton({ row, ...props }: JoinButtonProps) {
  const staff = useStaffView()
  if (staff) return <p className="meta">{m.class_staff()}</p>
  // It is watched on the page of its lecture: the press there is the press.
  if (row.live_class.held_by === 'youtube')
    return (
      <div className={styles.join} data-part="join">
        <Link
          className={classOf(props)}
          to={lectureAddress(props.courseId, row)}
          state={joinNow}
          aria-label={labelOf(row)}
        >
          <Words row={row} />
        </Link>
      </div>
    )
  return <Pressed row={row} {...props} />
}

/** Says to the page of a lecture that its class was asked for already. */
export const joinNow = { joinClass: true }

function Pressed({ courseId, row, ...shown }: JoinButtonProps) {
  const join = useJoin(courseId, row)
  return (
    <div className={styles.join} data-part="join">
      <button
        type="button"
        className={classOf(shown)}
        aria-disabled={join.sending || undefined}
        aria-label={labelOf(row)}
        onClick={join.press}
      >
        {join.sending ? m.class_opening() : <Words row={row} />}
      </button>
      <JoinFailed courseId={courseId} failure={join.failure} />
      {join.opening && <Opened opening={join.opening} />}
    </div>
  )
}

const classOf = ({ look, size }: Pick<JoinButtonProps, 'look' | 'size'>): string =>
  `btn ${look === 'go' ? 'btn-go' : 'btn-line'}${size === 'sm' ? ' btn-sm' : ''}`

const wordsOf = ({ live_class: { held_by, joined_at } }: ClassRow): string =>
  held_by === 'hall' ? m.class_here() : joined_at === null ? m.class_join() : m.class_join_again()

const labelOf = (row: ClassRow): string => `${wordsOf(row)}: ${row.title}`

function Words({ row }: { row: ClassRow }) {
  return (
    <>
      {wordsOf(row)}
      <Icon of={arrowRightIcon} />
    </>
  )
}

type JoinFailedProps = { courseId: number | string; failure: ReturnType<typeof useJoin>['failure'] }

/** Why nothing opened, and the way out of it. */
export function JoinFailed({ courseId, failure }: JoinFailedProps) {
  if (failure === undefined) return null
  if (failure.code === 'payment_overdue')
    return (
      <p className={styles.joinSaid} role="alert">
        {m.class_pay_text()}{' '}
        <Link className="link" to={addressOf('/my/courses/:id/payment-option', { id: courseId })}>
          {m.class_pay()}
        </Link>
      </p>
    )
  return (
    <p className={styles.joinSaid} role="alert">
      {failure.message}
    </p>
  )
}

/** A real link, for the browser that opened nothing and the phone that asks before it opens an app. */
function Opened({ opening }: { opening: Opening }) {
  if (opening.how === 'embed') return null
  if (opening.how === 'hall')
    return (
      <p className={styles.joinSaid} role="status">
        {m.class_hall_done({ hall: opening.hall })}
      </p>
    )
  const typed = [
    opening.meeting_number && m.class_number({ number: opening.meeting_number }),
    opening.passcode && m.class_passcode({ code: opening.passcode }),
  ].filter((words) => words !== null)
  return (
    <div className={styles.joinSaid} role="status">
      <p>
        {m.class_opened()}{' '}
        <a className="link" href={opening.url} target="_blank" rel="noopener noreferrer">
          {m.class_not_opened()}
        </a>
      </p>
      {typed.length > 0 && <p className="meta">{typed.join(' · ')}</p>}
      {opening.in_browser && (
        <p>
          <a className="link" href={opening.in_browser} target="_blank" rel="noopener noreferrer">
            {m.class_in_browser()}
          </a>
        </p>
      )}
    </div>
  )
}
