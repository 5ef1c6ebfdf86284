import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { Link } from 'react-router'
import type { BatchPlace } from '../../../kit/batch/batch-queries.ts'
import styles from '../styles/batch-list.module.css'
import { countFilters } from './batch-filters.ts'
import { clearAddress } from './filter-chips.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { FilterState } from './use-batch-filters.ts'

type SheetProps = {
  open: boolean
  onClose: () => void
  state: FilterState
  place: BatchPlace | undefined
  total: number | undefined
}

/** The filters under the thumb. Each choice counts at once; the button says how many batches wait behind the sheet. */
export function FilterSheet({ open, onClose, state, place, total }: SheetProps) {
  const count = total === 0 ? m.batches_show_none() : m.batches_show({ n: formatNumber(total ?? 0, getLocale()) })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.batches_filters()}
      actions={
        <>
          {countFilters(state.filters) > 0 && (
            <Link className="btn btn-quiet" to={clearAddress(state)} replace preventScrollReset>
              {m.batches_clear()}
            </Link>
          )}
          <button type="button" className="btn btn-brand" onClick={onClose}>
            {count}
          </button>
        </>
      }
    >
      <div className={styles.filterFields}>
        <FilterFields state={state} place={place} />
      </div>
      <p className="sr" role="status">
        {count}
      </p>
    </Dialog>
  )
}
