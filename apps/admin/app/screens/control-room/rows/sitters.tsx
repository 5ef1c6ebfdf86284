import type { listSitters } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { ChevronLeft, ChevronRight, Phone, Search } from 'lucide-react'
import { useState } from 'react'
import { readOnce } from '../../../api/call.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import type { Board, SitterFilter } from '../model/board-types.ts'
import { count } from '../model/board-words.ts'
import { ChosenBar, type Verb } from './chosen-bar.tsx'
import styles from './rows.module.css'
import { SitterRows } from './sitter-rows.tsx'
import type { Chosen } from './use-chosen.ts'
import { usePhoneList } from './use-phone-list.ts'

type SittersProps = {
  board: Board
  now: number
  filter: SitterFilter
  search: string
  onSearch: (search: string) => void
  /** Where the page begins; undefined for the first. */
  after: string | undefined
  onPage: (after: string | undefined) => void
  chosen: Chosen
  onVerb: (verb: Verb) => void
}

/** The rows of the board with what finds, pages and chooses them. `j`, `k` and `x` work here as in every list. */
export function Sitters({ board, now, filter, search, onSearch, after, onPage, chosen, onVerb }: SittersProps) {
  const { rows, total, next, paper, may } = board
  const [current, setCurrent] = useState(-1)
  const [typed, setTyped] = useState(search)
  useKeys({
    j: () => setCurrent(Math.min(current + 1, rows.length - 1)),
    k: () => setCurrent(Math.max(current - 1, 0)),
    x: () => {
      const row = rows[Math.max(0, current)]
      if (row === undefined || !may.control) return false
      setCurrent(Math.max(0, current))
      return chosen.toggle(row)
    },
  })
  const chooseAll = async () => {
    try {
      const { attempts } = await readOnce<typeof listSitters>('/api/v3/admin/sittings/:id/sitters', {
        ...{ params: { id: paper.id }, query: { state: filter, search: search || undefined } },
      })
      chosen.take(attempts)
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : m.office_failed() })
    }
  }
  const takePhones = usePhoneList(paper.id)
  const mayChoose = may.control && filter !== 'absent'
  return (
    <section className="card">
      <search className={styles.tools}>
        <label>
          <span className="sr">{m.office_control_search()}</span>
          <Search aria-hidden="true" size={18} />
          <input
            type="search"
            className="input"
            placeholder={m.office_control_search()}
            maxLength={60}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              onSearch(event.target.value)
            }}
          />
        </label>
        {mayChoose && total > 0 && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => void chooseAll()}>
            {m.office_control_choose_all({ count: count(total) })}
          </button>
        )}
        {may.control && filter === 'absent' && total > 0 && (
          <button type="button" className="btn btn-line btn-sm" onClick={() => void takePhones({ absent: true })}>
            <Phone aria-hidden="true" size={18} />
            {m.office_control_phones()}
          </button>
        )}
      </search>
      {mayChoose && (
        <ChosenBar
          chosen={chosen}
          isFinished={filter === 'finished'}
          onVerb={onVerb}
          onPhones={() => void takePhones({ attempts: [...chosen.sitters.keys()] })}
        />
      )}
      {rows.length === 0 ? (
        <p className={styles.empty}>{search ? m.office_control_empty_search() : m.office_control_empty()}</p>
      ) : (
        <SitterRows {...{ rows, now, current }} questions={paper.questions} chosen={mayChoose ? chosen : undefined} />
      )}
      <div className={styles.foot}>
        <span>{m.office_control_order()}</span>
        <KeyHints mayControl={may.control} />
        <div className={styles.pages}>
          <span>{m.office_control_total({ count: count(total) })}</span>
          <button
            type="button"
            className="icon-btn"
            aria-label={m.office_control_first()}
            aria-disabled={after === undefined}
            onClick={() => onPage(undefined)}
          >
            <ChevronLeft aria-hidden="true" size={20} />
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label={m.office_control_next()}
            aria-disabled={next === null}
            onClick={() => next !== null && onPage(next)}
          >
            <ChevronRight aria-hidden="true" size={20} />
          </button>
        </div>
      </div>
    </section>
  )
}

/** The keys of this screen, for who sits at a keyboard. */
function KeyHints({ mayControl }: { mayControl: boolean }) {
  const hints: [string[], string][] = [
    [['1–6'], m.office_control_keys_filter()],
    [['j', 'k', 'x'], m.office_control_keys_row()],
    [['t'], m.office_control_keys_time()],
    [['m'], m.office_control_keys_message()],
  ]
  return (
    <span className={styles.keys}>
      {hints.slice(0, mayControl ? undefined : 1).map(([names, what]) => (
        <span key={what}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}{' '}
          {what}
        </span>
      ))}
    </span>
  )
}
