import * as m from '@prostuti/text/messages'
import { ClipboardList, PackagePlus, Printer, X } from 'lucide-react'
import { Link } from 'react-router'
import { countWords, numberWords } from '../../kit/exam/marks-words.ts'
import bar from '../../kit/list/bulk-bar.module.css'
import type { Selection } from '../../kit/list/use-selection.ts'
import type { Booking, Choice } from './use-booking.ts'

type Filter = Extract<Choice, { filter: unknown }>['filter']
type Total = Parameters<typeof countWords>[0]
type ChosenBarProps = { selection: Selection; total: Total; filter: Filter; booking: Booking }

/** What can be done with the chosen parcels. */
export function ChosenBar({ selection, total, filter, booking }: ChosenBarProps) {
  const { ids, isAll, takeAll, clear } = selection
  if (ids.length === 0 && !isAll) return null
  const chosen: Choice = isAll ? { filter } : { ids: ids.map(Number) }
  const count = numberWords(isAll ? total.count : ids.length)
  const book = async () => {
    if (await booking.book(chosen)) clear()
  }
  return (
    <section className={bar.bar} data-stuck="foot" aria-label={m.office_bulk_bar()}>
      <p role="status">{m.office_parcels_chosen({ count })}</p>
      {!isAll && total.count > ids.length && (
        <button type="button" className="link-in" onClick={takeAll}>
          {chooseAllWords(total)}
        </button>
      )}
      <div className={bar.acts}>
        <button type="button" className="btn btn-brand btn-sm" aria-busy={booking.isBusy} onClick={() => void book()}>
          <PackagePlus aria-hidden="true" size={18} /> {m.office_parcels_book()}
        </button>
        {(['a4', 'a6'] as const).map((paper) => (
          <button
            key={paper}
            type="button"
            className="btn btn-line btn-sm"
            aria-busy={booking.isBusy}
            onClick={() => void booking.label(chosen, paper)}
          >
            <Printer aria-hidden="true" size={18} /> {paper === 'a4' ? m.office_labels_a4() : m.office_labels_a6()}
          </button>
        ))}
        {!isAll && (
          <Link className="btn btn-line btn-sm" to={`/pick-list?ids=${ids.join()}`}>
            <ClipboardList aria-hidden="true" size={18} /> {m.office_parcels_pick()}
          </Link>
        )}
        <button type="button" className="icon-btn" aria-label={m.office_select_none()} onClick={clear}>
          <X aria-hidden="true" size={18} />
        </button>
      </div>
    </section>
  )
}

/** No more are taken at once than are counted, and those that have waited longest. */
const chooseAllWords = (total: Total): string =>
  total.is_exact
    ? m.office_parcels_choose_all({ count: countWords(total) })
    : m.office_parcels_choose_oldest({ count: numberWords(total.count), total: countWords(total) })
