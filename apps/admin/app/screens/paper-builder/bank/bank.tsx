import * as m from '@prostuti/text/messages'
import type { RefObject } from 'react'
import { count } from '../../../kit/list/list-cells.tsx'
import styles from '../builder.module.css'
import type { Desk } from '../use-desk.ts'
import { BankTools } from './bank-tools.tsx'
import { FoundList } from './found-list.tsx'
import { type BankSearch, useBankSearch } from './use-bank-search.ts'

type BankProps = {
  desk: Desk
  search: RefObject<HTMLInputElement | null>
  onAdd: (questionId: number) => Promise<void>
}

/** The bank beside the paper: what is short first, each question one press away. */
export function Bank({ desk, search, onAdd }: BankProps) {
  const bank = useBankSearch(desk)
  const { found, rows } = bank
  return (
    <section className={`card ${styles.bank}`} data-column="bank" aria-label={m.office_build_bank()}>
      <header className={styles.cardHead}>
        <h2>{m.office_build_bank()}</h2>
        <span className={styles.meta} role="status">
          {found.data && m.office_build_matching({ count: count(found.data.total) + (found.data.is_exact ? '' : '+') })}
        </span>
      </header>
      <BankTools desk={desk} bank={bank} search={search} />
      {found.error && !found.data && (
        <p role="alert" className={styles.none}>
          {found.error.message}{' '}
          <button type="button" className="link-in" onClick={() => void found.refetch()}>
            {m.office_try_again()}
          </button>
        </p>
      )}
      {found.isPending && (
        <p role="status" className={styles.none}>
          {m.office_loading()}
        </p>
      )}
      {found.data && rows.length === 0 && (
        <p className={styles.none}>{bank.onlyShort ? m.office_build_none_short() : m.office_build_none()}</p>
      )}
      <FoundList desk={desk} bank={bank} onAdd={onAdd} />
      <BankPages bank={bank} />
    </section>
  )
}

function BankPages({ bank: { found, page, again, more } }: { bank: BankSearch }) {
  if (!found.data?.has_more && page === 1) return null
  return (
    <div className={styles.pager}>
      {page > 1 && (
        <button type="button" className="btn btn-line btn-sm" onClick={again}>
          {m.office_list_first()}
        </button>
      )}
      {found.data?.has_more && (
        <button type="button" className="btn btn-line btn-sm" onClick={more}>
          {m.office_build_more()}
        </button>
      )}
    </div>
  )
}
