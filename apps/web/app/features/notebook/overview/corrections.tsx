import type { readNotebookCorrections } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { useSend } from '../../../kit/form/use-send.ts'
import { type Overview, overviewQuery } from '../../../kit/notebook/notebook-api.ts'
import styles from '../styles/overview.module.css'

/** News of corrected keys, told once. */
export function Corrections({ corrections }: Pick<Overview, 'corrections'>) {
  const client = useQueryClient()
  const n = (value: number) => ({ n: formatNumber(value, getLocale()) })
  const left = corrections.filter((each) => each.left).length
  const until =
    corrections
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? ''
  const { send, sending, failure } = useSend({
    act: () =>
      request<typeof readNotebookCorrections>('POST', '/api/v3/web/doctor/notebook/corrections/read', {
        body: { until },
      }),
    onDone: () =>
      client.setQueryData(overviewQuery.queryKey, (overview) => overview && { ...overview, corrections: [] }),
  })
  return (
    <section className={styles.news} data-part="corrections">
      <h2>{m.notebook_corrected_title()}</h2>
      <p>
        {m.notebook_corrected_text(n(corrections.length))} {left > 0 && m.notebook_corrected_left(n(left))}
      </p>
      {failure && <p role="alert">{m.notebook_save_failed()}</p>}
      <button type="button" className="btn btn-line btn-sm" aria-disabled={sending} onClick={() => send(undefined)}>
        {m.notebook_corrected_read()}
      </button>
    </section>
  )
}
