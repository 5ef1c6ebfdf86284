import type { extendSittings, rehearseExtension, reopenSittings, withdrawExtension } from '@prostuti/contract/staff'
import { formatAtTime } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { post } from '../../../api/call.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import type { Effect } from '../model/board-types.ts'
import { count, shortTime } from '../model/board-words.ts'
import styles from './give.module.css'
import { Panel } from './panel.tsx'
import { type Reason, ReasonBox, reasonText } from './reasons.tsx'
import { usePress } from './use-press.ts'

/** Whom it is for; everybody where no one is named. */
export type Whom = { attempts: number[] } | { all: true }

const path = '/api/v3/admin/sittings/:id'
const choices = [5, 10, 15] as const

type GivePanelProps = { id: number; whom: Whom; reopens: boolean; onClose: () => void; onDone: () => void }

/** Time for some or for all, or the room given back: with what it does to them and to the others, and the words they will read. */
export function GivePanel({ id, whom, reopens, onClose, onDone }: GivePanelProps) {
  const [minutes, setMinutes] = useState<number | null>(10)
  const [reason, setReason] = useState<Reason>({ kind: 'net', own: '' })
  const [isAsked, setIsAsked] = useState(false)
  const { data: effect } = useQuery({
    queryKey: ['rehearsal', id, whom, minutes, reopens],
    queryFn: () =>
      post<typeof rehearseExtension>(
        `${path}/extensions/rehearsal`,
        { to: whom, minutes, reopens },
        { params: { id } },
      ),
    refetchInterval: 5000,
  })
  const send = (press: string) => {
    const about = { press, minutes, reason: reasonText(reason) }
    return 'attempts' in whom && reopens
      ? post<typeof reopenSittings>(`${path}/reopenings`, { ...about, attempts: whom.attempts }, { params: { id } })
      : post<typeof extendSittings>(`${path}/extensions`, { ...about, to: whom }, { params: { id } })
  }
  const { press, isBusy } = usePress(send, ({ deed, people, withdrawable_until }) => {
    const words = { people: count(people) }
    showToast({
      text: reopens ? m.office_control_reopened(words) : m.office_control_given(words),
      ...(withdrawable_until && { undo: () => withdraw(id, deed) }),
    })
    onDone()
  })
  const needsReason = reasonText(reason) === ''
  const title = reopens ? m.office_control_reopen() : m.office_control_extend()
  const people =
    'all' in whom ? m.office_control_everybody() : m.office_control_people({ count: count(whom.attempts.length) })
  return (
    <Panel title={title} whom={people} onClose={onClose}>
      <fieldset className="seg">
        <legend className="sr">{m.office_control_how_long()}</legend>
        {choices.map((choice) => (
          <button key={choice} type="button" aria-pressed={minutes === choice} onClick={() => setMinutes(choice)}>
            {count(choice)}
          </button>
        ))}
        <button type="button" aria-pressed={minutes === null} onClick={() => setMinutes(null)}>
          {m.office_control_as_silent()}
        </button>
      </fieldset>
      <ReasonBox
        reason={reason}
        error={isAsked && needsReason ? m.office_control_reason_needed() : undefined}
        onChange={setReason}
      />
      <EffectList effect={effect} {...{ whom, minutes, reopens }} />
      <button
        type="button"
        className="btn btn-go"
        aria-busy={isBusy}
        aria-disabled={isBusy || effect === undefined || (effect.people === 0 && !('all' in whom))}
        onClick={() => {
          setIsAsked(true)
          if (!needsReason && effect && (effect.people > 0 || 'all' in whom)) press()
        }}
      >
        <Check aria-hidden="true" size={20} />
        {goWords(effect?.people ?? 0, { whom, minutes, reopens })}
      </button>
      <p className={styles.hint}>{reopens ? m.office_control_reopen_hint() : m.office_control_withdraw_hint()}</p>
    </Panel>
  )
}

export async function withdraw(id: number, deed: number): Promise<void> {
  await post<typeof withdrawExtension>(`${path}/withdrawals`, { press: crypto.randomUUID(), deed }, { params: { id } })
  showToast({ text: m.office_control_withdrawn() })
}

type Chosen = { whom: Whom; minutes: number | null; reopens: boolean }

function goWords(people: number, { whom, minutes, reopens }: Chosen): string {
  if (reopens) return m.office_control_reopen_go({ people: count(people) })
  if (minutes === null) return m.office_control_give_silent({ people: count(people) })
  if ('all' in whom) return m.office_control_give_all({ minutes: count(minutes) })
  return m.office_control_give({ people: count(people), minutes: count(minutes) })
}

/** What it does to them, to the others and to the ranks, before anybody is touched. */
function EffectList({ effect, whom, minutes, reopens }: Chosen & { effect: Effect | undefined }) {
  if (effect === undefined) return <p role="status">{m.office_loading()}</p>
  const { people, skipped, from_end, to_end, others, others_end, closes_at, ranks_at } = effect
  const skippedWords = reopens ? m.office_control_effect_skipped_reopen : m.office_control_effect_skipped
  return (
    <>
      <dl className={`toc ${styles.effect}`}>
        {minutes === null && people > 0 && (
          <Line title={m.office_control_effect_minutes()}>{minutesWords(effect)}</Line>
        )}
        {from_end && to_end && (
          <Line title={m.office_control_effect_their()}>
            {shortTime(from_end)} → {shortTime(to_end)}
          </Line>
        )}
        {'attempts' in whom && others_end && others > 0 && (
          <Line title={m.office_control_effect_others({ count: count(others) })}>
            {m.office_control_effect_same({ time: shortTime(others_end) })}
          </Line>
        )}
        {'all' in whom && closes_at && (
          <Line title={m.office_control_effect_closing()}>
            {m.office_control_effect_closing_value({ time: shortTime(closes_at) })}
          </Line>
        )}
        {ranks_at && (
          <Line title={m.office_control_effect_ranks()}>
            {m.office_control_effect_ranks_value({ time: shortTime(ranks_at) })}
          </Line>
        )}
      </dl>
      {people === 0 && !('all' in whom) ? (
        <p role="status">{m.office_control_effect_nobody()}</p>
      ) : (
        skipped > 0 && <p className={styles.hint}>{skippedWords({ count: count(skipped) })}</p>
      )}
      {to_end && (
        <div className={styles.words}>
          <b>{m.office_control_words()}</b>
          <blockquote>{roomWords(effect, to_end, reopens)}</blockquote>
        </div>
      )}
    </>
  )
}

const minutesWords = ({ minutes: { least, most } }: Effect): string =>
  least === most
    ? m.office_control_effect_minutes_same({ most: count(most) })
    : m.office_control_effect_minutes_value({ least: count(least), most: count(most) })

/** The very words of the room, for the one who is given most. */
function roomWords({ minutes }: Effect, to_end: string, reopens: boolean): string {
  const time = formatAtTime(new Date(to_end), getLocale())
  return reopens ? m.room_news_reopened({ time }) : m.room_news_extended({ n: count(minutes.most), time })
}

const Line = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
