import * as m from '@prostuti/text/messages'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { BijoyNote } from './bijoy-note.tsx'
import { Counters } from './counters.tsx'
import { Foot } from './foot.tsx'
import { Head } from './head.tsx'
import styles from './import.module.css'
import { shows } from './model/shows.ts'
import { countAll, type Import } from './model/use-import.ts'
import { FaultGroups } from './rows/fault-groups.tsx'
import { RowList } from './rows/row-list.tsx'
import { RowPane } from './rows/row-pane.tsx'
import { TakeDialog } from './take/take-dialog.tsx'
import { Taken } from './take/taken.tsx'

/** All rows of a file beside the one that is looked at, until they are taken. */
export function Review({ of }: { of: Import }) {
  const [query, setQuery] = useSearchParams()
  const [isTaking, setIsTaking] = useState(false)
  const pane = useRef<HTMLElement>(null)
  const show = shows.find((each) => each === query.get('show')) ?? 'all'
  const order = query.get('order') === 'faults' ? 'faults' : 'file'
  const total = countAll(of.counts)
  // The first fault is opened; once it is mended, its row stays.
  const [first] = useState(of.first_fault ?? of.first_look ?? 1)
  const asked = Number(query.get('row'))
  const number = asked >= 1 && asked <= total ? asked : first

  const change = (changes: Record<string, string | undefined>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const open = (row: number, isFollowed = true) => {
    change({ row: String(row) })
    // On a phone the row stands below its list.
    if (isFollowed && pane.current && pane.current.getBoundingClientRect().top > innerHeight * 0.6)
      pane.current.scrollIntoView({ block: 'start' })
  }
  const nextFault = of.groups.length > 0 ? nextAfter(of, number) : null

  useKeys({
    n: () => (nextFault === null ? false : open(nextFault)),
    e: () => change({ order: order === 'faults' ? undefined : 'faults' }),
    j: () => open(Math.min(total, number + 1), false),
    k: () => open(Math.max(1, number - 1), false),
  })

  const isTaken = of.state === 'taken'
  return (
    <>
      <Head
        title={isTaken ? m.office_import_is_taken() : m.office_import_look_through()}
        step={isTaken ? 4 : 3}
        of={of}
      />
      {of.stopped && (
        <p className={styles.note} role="status">
          {of.stopped === 'cancelled' ? m.office_import_stopped_cancelled() : m.office_import_stopped_failed()}
        </p>
      )}
      {of.state === 'undone' && !of.stopped && <p className={styles.note}>{m.office_import_is_undone()}</p>}
      {isTaken && <Taken of={of} />}
      {total > 0 && (
        <>
          <Counters of={of} />
          <BijoyNote of={of} />
          <div className={styles.two}>
            <RowList
              importId={of.id}
              counts={of.counts}
              show={show}
              order={order}
              current={number}
              onShow={(next) => change({ show: next === 'all' ? undefined : next })}
              onOpen={open}
            />
            <div className={styles.side}>
              <section ref={pane} className={styles.pane}>
                <RowPane key={number} of={of} number={number} total={total} onOpen={open} />
              </section>
              <FaultGroups of={of} onOpen={open} />
            </div>
          </div>
          <Foot of={of} nextFault={nextFault} onNext={open} onTake={() => setIsTaking(true)} />
        </>
      )}
      {isTaking && <TakeDialog of={of} onClose={() => setIsTaking(false)} />}
    </>
  )
}

/** The next row that cannot be taken; the groups know the first of each, in order. */
function nextAfter({ groups, first_fault }: Import, number: number): number | null {
  const faults = groups.filter(({ weight }) => weight === 'cannot').flatMap(({ numbers }) => numbers)
  const after = faults.filter((each) => each > number)
  return after.length > 0 ? Math.min(...after) : first_fault
}
