import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { readClock } from '@prostuti/text/read-clock'
import { getLocale } from '@prostuti/text/runtime'
import { formatClock } from '@prostuti/text/times'
import { CheckField } from '@prostuti/ui/check-field'
import { TextField } from '@prostuti/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useSend } from '../../kit/form/use-send.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import styles from './news.module.css'
import { type NewsSettings, newsQuery, saveNews } from './news-queries.ts'

const fields = ['from', 'until', 'cards_at'] as const
type Field = (typeof fields)[number]

/** The same hour twice is no night at all. */
const noNight = { from: '00:00', until: '00:00' }
const usualNight = { from: '22:00', until: '07:00' }

/** When nothing is told, and when cards are. Times as people write them: ২২:০০, 22:00, রাত ১০টা. */
export function NewsTimes({ settings, disabled }: { settings: NewsSettings; disabled: boolean }) {
  const client = useQueryClient()
  const labels = { from: m.news_quiet_from(), until: m.news_quiet_until(), cards_at: m.news_cards_at() }
  const asWritten = (clock: string) => localizeDigits(clock, getLocale())
  const hadNight = settings.quiet.from !== settings.quiet.until
  const night = hadNight ? settings.quiet : usualNight
  const [isQuiet, setQuiet] = useState(hadNight)
  const [wakes, setWakes] = useState(settings.exams_in_quiet)
  const [typed, setTyped] = useState<Record<Field, string>>({
    from: asWritten(night.from),
    until: asWritten(night.until),
    cards_at: asWritten(settings.cards_at),
  })
  // What a box was left with is said as it was understood; while somebody types, nothing is.
  const [left, setLeft] = useState(typed)
  const understood = (name: Field): string => {
    const clock = typed[name] === left[name] ? readClock(typed[name]) : undefined
    return clock === undefined
      ? '\u00a0'
      : m.news_time_read({ time: formatClock(clock, getLocale()), clock: asWritten(clock) })
  }
  const [isSaved, setSaved] = useState(false)
  const form = useSend<void, NewsSettings, Field>({
    labels,
    check: () => ({
      ...Object.fromEntries(fields.flatMap((name) => (readClock(typed[name]) ? [] : [[name, m.news_time_unread()]]))),
      ...(isQuiet && readClock(typed.from) === readClock(typed.until) ? { until: m.news_time_same() } : {}),
    }),
    act: () => {
      const clock = (name: Field) => readClock(typed[name]) ?? ''
      const quiet = isQuiet ? { from: clock('from'), until: clock('until') } : noNight
      const known = client.getQueryData<NewsSettings>(newsQuery.queryKey) ?? settings
      return saveNews({ switches: known.switches, quiet, exams_in_quiet: wakes, cards_at: clock('cards_at') })
    },
    onDone: (saved) => {
      client.setQueryData(newsQuery.queryKey, (known) => ({ ...known, ...saved }))
      setSaved(true)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSaved(false)
    form.send()
  }
  const box = (name: Field) => (
    <TextField
      name={name}
      label={labels[name]}
      hint={understood(name)}
      value={typed[name]}
      error={form.errors[name]}
      disabled={disabled}
      autoComplete="off"
      maxLength={20}
      onChange={({ currentTarget }) => {
        setTyped({ ...typed, [name]: currentTarget.value })
        setSaved(false)
        form.touch(name)
      }}
      onBlur={() => setLeft(typed)}
    />
  )
  return (
    <MySection title={m.news_times_title()}>
      <form className="card pad stack" noValidate onSubmit={submit}>
        <FormFailure of={form} />
        <CheckField
          name="quiet"
          label={m.news_quiet()}
          checked={isQuiet}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            setQuiet(currentTarget.checked)
            setSaved(false)
          }}
        />
        {isQuiet && (
          <>
            <div className={styles.times}>
              {box('from')}
              {box('until')}
            </div>
            <p className="meta">{m.news_quiet_hint()}</p>
            <CheckField
              name="exams_in_quiet"
              label={m.news_exams_in_quiet()}
              checked={wakes}
              disabled={disabled}
              onChange={({ currentTarget }) => {
                setWakes(currentTarget.checked)
                setSaved(false)
              }}
            />
          </>
        )}
        <div className={styles.cardsTime}>{box('cards_at')}</div>
        <div className={styles.acts}>
          <button type="submit" className="btn btn-line" aria-busy={form.sending} disabled={disabled}>
            {m.news_times_save()}
          </button>
          <p role="status" className={styles.sent}>
            {isSaved && m.news_times_saved()}
          </p>
        </div>
      </form>
    </MySection>
  )
}
