import type { moveEnrolmentAsStaff, readEnrolmentMoves } from '@prostuti/contract/staff'
import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { SelectField } from '@prostuti/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get, post } from '../../../api/call.ts'
import { ActDialog } from '../../../kit/act/act-dialog.tsx'
import { numberWords } from '../../../kit/exam/marks-words.ts'
import { taka } from '../../../kit/money/money-words.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import type { Course } from '../doctor-types.ts'
import {
  enrolmentsPath,
  type MoveOption,
  type Moves,
  reasonAtLeast,
  stopWords,
  timesWords,
  useRenew,
} from './enrolment-types.ts'
import styles from './enrolments.module.css'
import { ReasonField } from './reason-field.tsx'

/** Another timetable or batch of the course: what it means is said before it is done. */
export function MoveDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const { data, error } = useQuery({
    ...get<typeof readEnrolmentMoves>(`${enrolmentsPath}/:id/moves`, { params: { id: course.id } }),
    staleTime: 0,
  })
  const [scheduleId, setScheduleId] = useState('')
  const [reason, setReason] = useState('')
  const renew = useRenew()
  const option = data?.options.find(({ schedule_id }) => String(schedule_id) === scheduleId)
  const move = async () => {
    if (option === undefined) return
    await post<typeof moveEnrolmentAsStaff>(
      `${enrolmentsPath}/:id/move`,
      { schedule_id: option.schedule_id, total_paisa: option.total_paisa, reason: reason.trim() },
      { params: { id: course.id } },
    )
    await renew()
    showToast({ text: m.office_change_moved() })
  }
  return (
    <ActDialog
      title={m.office_change_move()}
      canSend={option?.refusal === null && reason.trim().length >= reasonAtLeast}
      act={move}
      onClose={onClose}
    >
      {error && !data && <p role="alert">{error.message}</p>}
      {!data && !error && <p role="status">{m.office_loading()}</p>}
      {data?.stop && <p>{stopWords[data.stop]()}</p>}
      {data?.stop === null && (
        <>
          <p>{m.office_change_from({ batch: `${data.from.title} · ${data.from.schedule}` })}</p>
          {data.options.length === 0 ? (
            <p>{m.office_change_nowhere()}</p>
          ) : (
            <>
              <SelectField
                name="schedule_id"
                label={m.office_change_to()}
                placeholder={m.office_change_choose()}
                options={data.options.map((each) => ({ value: each.schedule_id, label: optionWords(each) }))}
                value={scheduleId}
                onChange={({ currentTarget }) => setScheduleId(currentTarget.value)}
              />
              {option && <Meaning moves={data} option={option} />}
              <ReasonField value={reason} onChange={setReason} hint={m.office_change_why_read()} />
            </>
          )}
        </>
      )}
    </ActDialog>
  )
}

const refusals: Record<NonNullable<MoveOption['refusal']>, () => string> = {
  no_seat: m.office_seat_none_left,
  enrolled: m.office_seat_enrolled,
  begun: m.office_change_begun,
}

const optionWords = ({ title, schedule, is_same_batch, refusal }: MoveOption): string =>
  [is_same_batch ? schedule : `${title} · ${schedule}`, refusal && refusals[refusal]()].filter(Boolean).join(': ')

/** What the doctor has after it that they do not have now. */
function Meaning({ moves, option }: { moves: Moves; option: MoveOption }) {
  const day = (text: string) => formatDate(new Date(text), getLocale(), 'short')
  const rows: [string, string][] = [
    [m.office_change_times(), timesWords(option)],
    [m.office_change_runs(), `${day(option.starts_on)} – ${day(option.ends_on)}`],
    [m.office_seats(), m.office_seat_left({ count: numberWords(option.seats_left) })],
    [m.office_change_price(), `${taka(moves.from.total_paisa)} → ${taka(option.total_paisa)}`],
  ]
  if (option.due) rows.push([m.office_change_due({ day: day(option.due.due_on) }), taka(option.due.paisa)])
  if (option.back_paisa > 0) rows.push([m.office_change_back(), taka(option.back_paisa)])
  return (
    <div role="status">
      {option.refusal && <p className="err">{refusals[option.refusal]()}</p>}
      <dl className={styles.meaning}>
        {rows.map(([term, said]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <p className="meta">
        {m.office_change_kept()} {moves.sheets_sent > 0 && m.office_change_sheets()} {m.office_change_once()}
      </p>
    </div>
  )
}
