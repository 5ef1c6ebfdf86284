import * as m from '@prostuti/text/messages'
import styles from './exam-screen.module.css'

type PagerProps = { page: number; perPage: number; total: number; onPage: (page: number | undefined) => void }

/** Back and on through numbered pages; nothing where there is one. */
export function Pager({ page, perPage, total, onPage }: PagerProps) {
  if (total <= perPage) return null
  return (
    <nav className={styles.foot} aria-label={m.office_list_pages()}>
      <button
        type="button"
        className="btn btn-line btn-sm"
        disabled={page === 1}
        onClick={() => onPage(page === 2 ? undefined : page - 1)}
      >
        {m.office_analysis_before()}
      </button>
      <button
        type="button"
        className="btn btn-line btn-sm"
        disabled={page * perPage >= total}
        onClick={() => onPage(page + 1)}
      >
        {m.office_list_next()}
      </button>
    </nav>
  )
}

type NextPageProps = { next: string | number | null | undefined; onNext: (next: string) => void }

/** On through pages that begin behind the last row of the one before. */
export function NextPage({ next, onNext }: NextPageProps) {
  if (next === null || next === undefined) return null
  return (
    <nav className={styles.foot} aria-label={m.office_list_pages()}>
      <button type="button" className="btn btn-line btn-sm" onClick={() => onNext(String(next))}>
        {m.office_list_next()}
      </button>
    </nav>
  )
}
