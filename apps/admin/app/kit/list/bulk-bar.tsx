import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useJobActions } from '../jobs/use-jobs.ts'
import { showToast } from '../toast/toast.ts'
import styles from './bulk-bar.module.css'
import { beginBulk, countAll, type Many, manyWords, oppositeOf, undoBulk } from './many.ts'
import type { Selection } from './use-selection.ts'

type BulkBarProps = {
  many: Many
  actions: string[]
  /** What actions of this list's own are called. */
  words: Record<string, string> | undefined
  selection: Selection
  /** Whether more match than the page shows. */
  hasMore: boolean
  /** What else can be done with them, where that asks for more than a press. */
  acts?: BulkActs | undefined
}

/** Which things are chosen, and what to do once a job with them has begun. */
export type BulkActs = (chosen: { many: Many; onBegun: (words: string) => Promise<void> }) => ReactNode

/** What can be done with the chosen rows. A few are changed at once and can be taken back; all that match are counted and asked about first. */
export function BulkBar({ many, actions, words, selection, hasMore, acts }: BulkBarProps) {
  const { ids, isAll, takeAll, clear } = selection
  const [count, setCount] = useState<number>()
  const [asked, setAsked] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { renew } = useJobActions()
  const fail = (error: unknown) => showToast({ text: error instanceof Error ? error.message : m.office_failed() })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question clears the selection
  useEffect(() => {
    if (!isAll) return setCount(undefined)
    countAll(many.path, many.filter).then(setCount, fail)
  }, [isAll])

  if (ids.length === 0 && !isAll) return null
  const number = formatNumber(isAll ? (count ?? 0) : ids.length, getLocale())

  const chosen: Many = isAll ? many : { ...many, filter: { ids: ids.join() } }
  const onBegun = async (actionWords: string) => {
    showToast({
      text: m.office_bulk_begun({ title: `${actionWords}, ${m.office_list_total({ count: number })}` }),
    })
    clear()
    await renew()
  }
  const begin = async (action: string) => {
    if (isBusy) return
    setIsBusy(true)
    const actionWords = manyWords(action, words)
    try {
      const jobId = await beginBulk(chosen, { action, words: actionWords })
      const undo = async () => {
        await undoBulk(chosen, { action, words: m.office_undo(), jobId })
        showToast({ text: m.office_bulk_undone() })
        await renew()
      }
      showToast({
        text: m.office_bulk_begun({ title: `${actionWords}, ${m.office_list_total({ count: number })}` }),
        ...(oppositeOf(action) !== undefined && { undo }),
      })
      clear()
      await renew()
    } catch (error) {
      fail(error)
    } finally {
      setIsBusy(false)
      setAsked(undefined)
    }
  }

  return (
    <section className={styles.bar} data-stuck="foot" aria-label={m.office_bulk_bar()}>
      <p role="status">
        {isAll
          ? count === undefined
            ? m.office_loading()
            : m.office_selected_all({ count: number })
          : m.office_selected({ count: number })}
      </p>
      {hasMore && !isAll && (
        <button type="button" className="link-in" onClick={takeAll}>
          {m.office_select_all()}
        </button>
      )}
      <div className={styles.acts}>
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            className="btn btn-line btn-sm"
            aria-disabled={isBusy || (isAll && count === undefined)}
            onClick={() => (isAll ? count !== undefined && setAsked(action) : void begin(action))}
          >
            {manyWords(action, words)}
          </button>
        ))}
        {acts?.({ many: chosen, onBegun })}
        <button type="button" className="icon-btn" aria-label={m.office_select_none()} onClick={clear}>
          <X aria-hidden="true" size={18} />
        </button>
      </div>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked === undefined ? '' : m.office_bulk_title({ list: many.title, action: manyWords(asked, words) })}
        actions={
          <button
            type="button"
            className="btn btn-brand"
            aria-busy={isBusy}
            onClick={() => asked !== undefined && void begin(asked)}
          >
            {asked === undefined ? '' : `${manyWords(asked, words)} (${number})`}
          </button>
        }
      >
        <p>{m.office_bulk_sure({ count: number })}</p>
      </Dialog>
    </section>
  )
}
