import type { findScanned, receiveBack } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { post, readOnce } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { stageWords } from '../../kit/parcel/parcel-words.ts'
import { Said, type Verdict } from '../../kit/scanner/said.tsx'
import { ScanBox } from '../../kit/scanner/scan-box.tsx'
import { sound } from '../../kit/scanner/sounds.ts'
import { useScans } from '../../kit/scanner/use-scans.ts'
import own from './returns.module.css'

type Back = { id: number; invoice: string; recipient: string }

/** What came back: one scan each, and its volumes are on the shelf again. */
export function Component() {
  const [verdict, setVerdict] = useState<Verdict>()
  const [back, setBack] = useState<Back[]>([])
  const stop = (words: string) => {
    sound('wrong')
    setVerdict({ is: 'wrong', words })
    forget()
  }
  const { act, isBusy } = useAct(stop)
  const take = (code: string) =>
    act(async () => {
      const { parcel } = await readOnce<typeof findScanned>('/api/v3/admin/packing', { query: { code } })
      if (parcel === null) return stop(m.office_bench_not_found({ code }))
      const { id, invoice, recipient, sheets } = parcel
      if (!parcel.may_come_back) return stop(m.office_returns_not({ invoice, stage: stageWords(parcel.stage) }))
      await post<typeof receiveBack>('/api/v3/admin/parcels/:id/receive-back', undefined, { params: { id } })
      setBack((before) => [{ id, invoice, recipient }, ...before])
      sound('done')
      setVerdict({ is: 'right', words: m.office_returns_done({ invoice, count: numberWords(sheets.length) }) })
    })
  const { scan, forget } = useScans(isBusy, (code) => void take(code))
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_menu_returns()}</h1>
          <p className="hint">{m.office_returns_text()}</p>
        </div>
        <Link className="btn btn-line btn-sm" to="/parcels?state=returned">
          {m.office_parcel_stage_returned()}
        </Link>
      </div>
      <section className={`card ${styles.card}`} aria-label={m.office_menu_returns()}>
        <div className={styles.body}>
          <ScanBox label={m.office_returns_scan()} onCode={scan} />
          <Said verdict={verdict} onGoOn={() => setVerdict(undefined)} />
        </div>
      </section>
      {back.length > 0 && (
        <section className={`card ${styles.card}`} aria-label={m.office_returns_list()}>
          <header>
            <h2>{m.office_returns_list()}</h2>
            <span className="meta">{numberWords(back.length)}</span>
          </header>
          <ul className={own.back}>
            {back.map(({ id, invoice, recipient }) => (
              <li key={id}>
                <Link to={`/parcels/${id}`}>{recipient}</Link> <small>{invoice}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
