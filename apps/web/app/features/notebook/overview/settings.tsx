import type { saveNotebookSettings } from '@prostuti/contract'
import { addStudyDays } from '@prostuti/learning-rules/day/study-day'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { TextField } from '@prostuti/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { request } from '../../../api/request.ts'
import { useNextFocus } from '../../../kit/form/use-next-focus.ts'
import { useSend } from '../../../kit/form/use-send.ts'
import { MySection } from '../../../kit/my-page/section.tsx'
import { type Overview, renewNotebook } from '../../../kit/notebook/notebook-api.ts'
import { notebookEngine } from '../engine/open-notebook.ts'
import styles from '../styles/settings.module.css'

type Wish = Overview['settings']

const limits = [20, 40, 60, null] as const

/** How many a day, and the exam that it is for; saved as soon as it is chosen. */
export function Settings({ settings, today }: { settings: Wish; today: string }) {
  const client = useQueryClient()
  const [wish, setWish] = useState(settings)
  const [said, setSaid] = useState('')
  const latest = useRef(settings)
  const { send, failure } = useSend({
    act: (body: Wish) => request<typeof saveNotebookSettings>('POST', '/api/v3/web/doctor/notebook/settings', { body }),
    onDone: (_, sent) => {
      // Chosen while the one before was on its way.
      if (sent !== latest.current) setTimeout(() => send(latest.current))
      setSaid(m.notebook_saved())
      // Other cards may be for today now.
      notebookEngine().then(
        (engine) => engine.ask(),
        () => {},
      )
      void renewNotebook(client)
    },
  })
  const change = (to: Partial<Wish>) => {
    const next = { ...wish, ...to }
    latest.current = next
    setWish(next)
    setSaid('')
    send(next)
  }
  const target = useRef<HTMLInputElement>(null)
  useNextFocus(wish.target_exam_on, () => target.current)
  return (
    <MySection title={m.notebook_settings()}>
      <div className={`card pad ${styles.settings}`} data-part="settings">
        <fieldset>
          <legend className="lbl">{m.notebook_limit()}</legend>
          <div className={styles.limits}>
            {limits.map((limit) => (
              <label key={limit} data-chosen={wish.daily_limit === limit || undefined}>
                <input
                  className="whole-label"
                  type="radio"
                  name="limit"
                  checked={wish.daily_limit === limit}
                  onChange={() => change({ daily_limit: limit })}
                />
                <span>
                  {limit === null
                    ? m.notebook_limit_all()
                    : m.notebook_limit_n({ n: formatNumber(limit, getLocale()) })}
                </span>
              </label>
            ))}
          </div>
          <p className="hint">{m.notebook_limit_hint()}</p>
        </fieldset>
        <TextField
          ref={target}
          label={m.notebook_target()}
          hint={m.notebook_target_hint()}
          name="target_exam_on"
          type="date"
          min={addStudyDays(today, 1)}
          max={addStudyDays(today, 3 * 365)}
          value={wish.target_exam_on ?? ''}
          onChange={({ currentTarget: { value, validity } }) => {
            if (validity.valid) change({ target_exam_on: value === '' ? null : value })
          }}
        />
        {wish.target_exam_on !== null && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => change({ target_exam_on: null })}>
            {m.notebook_target_clear()}
          </button>
        )}
        <p className={styles.said} role="status">
          {failure ? m.notebook_save_failed() : said}
        </p>
      </div>
    </MySection>
  )
}
