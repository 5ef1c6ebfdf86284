import type { askDayClose, closeDay, declineDayClose } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight, LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { WordsDialog } from '../../kit/act/words-dialog.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { useMe } from '../../session/me.ts'
import { type Day, daysPath } from './day-types.ts'

/** What is left before the day can be closed, and the next right thing. */
export function DayFoot({ day, onFirst }: { day: Day; onFirst: () => void }) {
  const { member } = useMe()
  const client = useQueryClient()
  const { isBusy, failure, act } = useAct()
  const [asks, setAsks] = useState<'ask' | 'decline'>()
  const given = { params: { day: day.day } }
  const renew = () => client.invalidateQueries({ queryKey: [`${daysPath}/:day`] })
  const open = day.exceptions.filter(({ explanation }) => explanation === null).length
  const { state, may, books } = day
  const isOff = books !== null && (books.difference_paisa !== 0 || books.unbalanced > 0)
  const isOwn = day.asked?.by.id === member.id
  const declineWords = isOwn ? m.office_day_take_back() : m.office_day_decline()
  if (state === 'closed')
    return (
      <div className={styles.next}>
        <p>{m.office_day_is_closed()}</p>
      </div>
    )
  return (
    <div className={styles.next}>
      <p>
        {open > 0
          ? m.office_day_left_to_explain({ count: numberWords(open) })
          : !day.is_over
            ? m.office_day_not_over()
            : isOff
              ? m.office_day_seal_off()
              : m.office_day_ready()}
      </p>
      <p role="alert" className="err">
        {failure}
      </p>
      {may.decline && (
        <button type="button" className="btn btn-line" onClick={() => setAsks('decline')}>
          {declineWords}
        </button>
      )}
      {state === 'open' && (
        <button
          type="button"
          className={open > 0 ? 'btn btn-line' : 'btn btn-go'}
          disabled={!may.ask}
          onClick={() => setAsks('ask')}
        >
          <LockKeyhole aria-hidden="true" size={18} /> {m.office_day_ask()}
        </button>
      )}
      {may.sign && (
        <button
          type="button"
          className="btn btn-go"
          aria-busy={isBusy}
          onClick={() =>
            void act(async () => {
              await post<typeof closeDay>(`${daysPath}/:day/close`, undefined, given)
              await renew()
            })
          }
        >
          <LockKeyhole aria-hidden="true" size={18} /> {m.office_day_sign()}
        </button>
      )}
      {open > 0 && may.explain && (
        <button type="button" className="btn btn-go" onClick={onFirst}>
          {m.office_day_first()} <ArrowRight aria-hidden="true" size={18} />
        </button>
      )}
      {asks === 'ask' && (
        <WordsDialog
          title={m.office_day_ask()}
          text={m.office_day_ask_text()}
          label={m.office_day_ask_words()}
          act={async (words) => {
            await post<typeof askDayClose>(`${daysPath}/:day/ask`, { words: words || null }, given)
            await renew()
          }}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'decline' && (
        <WordsDialog
          title={declineWords}
          text={m.office_day_decline_text()}
          label={m.office_day_reason()}
          atLeast={3}
          act={async (words) => {
            await post<typeof declineDayClose>(`${daysPath}/:day/decline`, { words }, given)
            await renew()
          }}
          onClose={() => setAsks(undefined)}
        />
      )}
    </div>
  )
}
