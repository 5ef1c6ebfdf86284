import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Check, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { courierWords } from '../../kit/parcel/parcel-words.ts'
import { Said } from '../../kit/scanner/said.tsx'
import { ScanBox } from '../../kit/scanner/scan-box.tsx'
import { isScanned } from './bench.ts'
import own from './packing-bench.module.css'
import { useBench } from './use-bench.ts'

type Bench = ReturnType<typeof useBench>

/** Scan a parcel, scan each of its volumes: what is wrong stops loudly. */
export function Component() {
  const bench = useBench()
  const [query] = useSearchParams()
  const first = useRef(query.get('code'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parcel somebody came for is opened once
  useEffect(() => {
    if (first.current) bench.scan(first.current)
    first.current = null
  }, [])
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_menu_packing()}</h1>
          <p className="hint">{m.office_bench_text()}</p>
        </div>
        <button type="button" className="btn btn-line btn-sm" disabled={!bench.canGoBack} onClick={bench.back}>
          <Undo2 aria-hidden="true" size={18} /> {m.office_bench_back()}
        </button>
      </div>
      <section className={`card ${styles.card}`} aria-label={m.office_menu_packing()}>
        <div className={styles.body}>
          <ScanBox label={m.office_bench_box()} onCode={bench.scan} />
          <Said verdict={bench.verdict} onGoOn={bench.hush} />
          <OpenParcel bench={bench} />
          <p className="hint">{m.office_bench_hint()}</p>
        </div>
      </section>
      {bench.packed.length > 0 && <Packed bench={bench} />}
    </>
  )
}

function OpenParcel({ bench: { parcel, scanned, scan, leave, isBusy } }: { bench: Bench }) {
  const locale = getLocale()
  if (parcel === undefined) return <p className={own.next}>{m.office_bench_scan_parcel()}</p>
  return (
    <div className={own.parcel}>
      <header>
        <div>
          <h2>{parcel.recipient}</h2>
          <p className="meta">
            {parcel.invoice} · {pickText(parcel.district, locale)} · {courierWords(parcel)}
          </p>
        </div>
        <button type="button" className="btn btn-quiet btn-sm" onClick={leave}>
          {m.office_bench_leave()}
        </button>
      </header>
      <p className={own.next}>
        {m.office_bench_scan_volume({ left: numberWords(parcel.sheets.length - scanned.length) })}
      </p>
      <ul>
        {parcel.sheets.map((sheet) => {
          const isIn = isScanned(sheet, scanned)
          const volume = m.office_parcel_volume({ n: numberWords(sheet.volume) })
          return (
            <li key={sheet.id} data-is={isIn ? 'in' : undefined}>
              <b>{volume}</b>
              <span>
                {pickText(sheet.title, locale)}
                <small>
                  {sheet.shelf ? m.office_parcel_shelf({ shelf: sheet.shelf }) : m.office_parcel_no_shelf()} ·{' '}
                  {sheet.code}
                </small>
              </span>
              {isIn ? (
                <span className="chip chip-ok">
                  <Check aria-hidden="true" size={16} /> {m.office_bench_in()}
                </span>
              ) : (
                <button
                  type="button"
                  className="btn btn-line btn-sm"
                  aria-label={m.office_bench_put_in_of({ volume })}
                  aria-disabled={isBusy}
                  onClick={() => scan(sheet.code)}
                >
                  {m.office_bench_put_in()}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Packed({ bench: { packed } }: { bench: Bench }) {
  return (
    <section className={`card ${styles.card}`} aria-label={m.office_bench_last()}>
      <header>
        <h2>{m.office_bench_last()}</h2>
        <span className="meta">{m.office_bench_today({ count: numberWords(packed.length) })}</span>
        <Link className={`link-in ${styles.end}`} to="/hand-over">
          {m.office_menu_hand_over()}
        </Link>
      </header>
      <ul className={own.packed}>
        {packed.slice(0, 10).map(({ id, invoice, recipient }) => (
          <li key={id}>
            <Link to={`/parcels/${id}`}>{recipient}</Link> <small>{invoice}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
