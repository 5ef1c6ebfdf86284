import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type BulkActs, BulkBar } from './bulk-bar.tsx'
import { keepLastPage } from './last-page.ts'
import styles from './list.module.css'
import { ListMenus, useListView } from './list-menus.tsx'
import { ListTable } from './list-table.tsx'
import type { Column, Filter } from './list-types.ts'
import { useList } from './use-list.ts'
import { useRefreshAfterJobs } from './use-refresh-after-jobs.ts'
import { useSelection } from './use-selection.ts'

type ResourceListProps<Row> = {
  path: string
  title: string
  sorts: readonly [string, ...string[]]
  /** Which way it runs unless the address says so, as the resource has it. */
  order?: 'desc'
  columns: Column<Row>[]
  filters?: Filter[]
  to: (row: Row) => string
  /** Where a new one is made; left out where the member may not. */
  create?: { to: string; title: string } | undefined
  /** Where its rows are arranged by hand; left out where the member may not. */
  arrange?: string | undefined
  /** What else can be begun from here. */
  acts?: ReactNode
  /** What to do where there is none yet. */
  empty: string
  /** What its search looks into, where the title does not say it. */
  searched?: string
  /** What was typed as filters of the list, where it is one; otherwise it is searched for. */
  readSearch?: (typed: string) => Record<string, string> | undefined
  /** What the list's own presses for many are called, by their names in the contract. */
  manyWords?: Record<string, string>
  /** What else can be done with the chosen rows. */
  bulkActs?: BulkActs | undefined
}

/** What of the address says how the list is shown, not what is in it. */
const notFilters = ['after', 'back', 'sort', 'order', 'per-page']

const queryToKeep = (query: URLSearchParams): string =>
  new URLSearchParams([...query].filter(([name]) => name !== 'after' && name !== 'back')).toString()

/** The one list of the office: searched, filtered, sorted and turned page by page, all of it in the address. */
export function ResourceList<Row extends { id: number | string }>(props: ResourceListProps<Row>) {
  const { path, title, sorts, columns, filters = [], to, create, arrange, acts, empty, manyWords } = props
  const { query, setQuery, change, page, error, isOld, retry, sort, order } = useList<Row>(path, sorts, props.order)
  const search = useRef<HTMLInputElement>(null)
  const [showsRare, setShowsRare] = useState(false)
  const q = query.get('q') ?? ''
  // The box stays, and the focus in it, when the address says something else.
  useEffect(() => {
    if (search.current) search.current.value = q
  }, [q])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = search.current?.value.trim() ?? ''
    const filter = props.readSearch?.(typed)
    if (filter && search.current) search.current.value = ''
    change(filter ? { ...filter, q: '' } : { q: typed })
  }
  const { pathname: list } = useLocation()
  const view = useListView(list)
  const actions = page?.many ?? []
  const filter = Object.fromEntries([...query].filter(([name]) => !notFilters.includes(name)))
  const many = page?.many && { path, list, title, filter }
  const ids = page?.rows.map(({ id }) => id) ?? []
  const selection = useSelection(ids, query.toString())
  useRefreshAfterJobs(list, retry)
  const isShown = ({ key }: Column<Row>, at: number) => at === 0 || view.columns === null || view.columns.includes(key)
  const shown = columns.filter(isShown)
  const names = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` says whether they are others
  useEffect(() => {
    if (ids.length > 0) keepLastPage(path, ids)
  }, [path, names])
  const isNarrowed = query.has('q') || filters.some(({ name }) => query.has(name))
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.count} role="status">
            {page && totalWords(page)}
          </p>
        </div>
        <div className={styles.acts}>
          {acts}
          {arrange && (
            <Link className="btn btn-line" to={arrange}>
              {m.office_order_open()}
            </Link>
          )}
          {create && (
            <Link className="btn btn-go" to={create.to}>
              {create.title}
            </Link>
          )}
        </div>
      </div>
      <section className="card" aria-busy={isOld}>
        <div className={styles.tools}>
          <form className={styles.search} onSubmit={submit}>
            <Search aria-hidden="true" size={18} />
            <input
              ref={search}
              type="search"
              className="input"
              aria-label={m.office_list_search({ what: title })}
              placeholder={props.searched ?? m.office_list_search({ what: title })}
              defaultValue={q}
            />
          </form>
          {filters
            .filter(({ name, isRare }) => !isRare || showsRare || query.has(name))
            .map(({ name, title: label, choices, clears }) => (
              <FilterBox
                key={name}
                label={label}
                choices={choices}
                value={query.get(name) ?? ''}
                onChange={(value) => change({ [name]: value, ...(clears && { [clears]: undefined }) })}
              />
            ))}
          {!showsRare && filters.some(({ isRare }) => isRare) && (
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => setShowsRare(true)}>
              {m.office_list_more_filters()}
            </button>
          )}
          <ListMenus
            view={view}
            columns={columns.map((column, at) => ({ ...column, isShown: isShown(column, at) }))}
            many={many}
            sort={{ sort, order }}
            query={queryToKeep(query)}
            onQuery={(kept) => setQuery(kept)}
          />
        </div>
        {error && !page ? (
          <div className={styles.message} role="alert">
            <p>{error.message}</p>
            <button type="button" className="btn btn-line" onClick={retry}>
              {m.office_try_again()}
            </button>
          </div>
        ) : (
          <ListTable
            columns={shown}
            rows={page?.rows}
            to={to}
            sort={sort}
            order={order}
            onSort={change}
            selection={actions.length > 0 || props.bulkActs ? selection : undefined}
          />
        )}
        {page?.rows.length === 0 && (
          <div className={styles.message}>
            <p>{isNarrowed ? m.office_list_nothing_found() : empty}</p>
            {isNarrowed && (
              <button
                type="button"
                className="btn btn-line"
                onClick={() =>
                  change({ q: undefined, ...Object.fromEntries(filters.map(({ name }) => [name, undefined])) })
                }
              >
                {m.office_list_show_all()}
              </button>
            )}
          </div>
        )}
        {many && (
          <BulkBar
            many={many}
            actions={actions}
            words={manyWords}
            selection={selection}
            acts={props.bulkActs}
            hasMore={page.next !== null || query.has('after')}
          />
        )}
        {page && (page.next !== null || query.has('after')) && (
          <nav className={styles.pager} aria-label={m.office_list_pages()}>
            {query.has('after') && (
              <button type="button" className="btn btn-line btn-sm" onClick={() => change({})}>
                {m.office_list_first()}
              </button>
            )}
            {page.next !== null && (
              <button
                type="button"
                className="btn btn-line btn-sm"
                onClick={() => change({ after: page.next ?? undefined })}
              >
                {m.office_list_next()}
              </button>
            )}
          </nav>
        )}
      </section>
    </>
  )
}

type FilterBoxProps = {
  label: string
  choices: Filter['choices']
  value: string
  onChange: (value: string) => void
}

function FilterBox({ label, choices, value, onChange }: FilterBoxProps) {
  const box = {
    className: 'input',
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  }
  if (choices === 'day')
    return (
      <label className={styles.filter}>
        <span>{label}</span>
        <input type="date" {...box} />
      </label>
    )
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select {...box}>
        <option value="">{m.office_list_all()}</option>
        {choices.map(({ value: choice, title }) => (
          <option key={choice} value={choice}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

const totalWords = ({ total, is_exact }: { total: number; is_exact: boolean }): string =>
  is_exact
    ? m.office_list_total({ count: formatNumber(total, getLocale()) })
    : m.office_list_total({ count: `${formatNumber(total, getLocale())}+` })
