import type { dropListQuery, readListView, saveListColumns, saveListQuery } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { TextField } from '@prostuti/ui/text-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, Columns3, Download, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { get, post } from '../../api/call.ts'
import { useJobActions } from '../jobs/use-jobs.ts'
import { showToast } from '../toast/toast.ts'
import styles from './list-menus.module.css'
import { beginExport, type ExportFormat, type Many } from './many.ts'

const path = '/api/v3/admin/list-views'

const viewQuery = (list: string) => ({ ...get<typeof readListView>(path, { query: { list } }), staleTime: 300_000 })

/** How the member likes this list. */
export function useListView(list: string) {
  const { data } = useQuery(viewQuery(list))
  const client = useQueryClient()
  const { queryKey } = viewQuery(list)
  const fail = (error: unknown) => showToast({ text: error instanceof Error ? error.message : m.office_failed() })
  return {
    columns: data?.columns ?? null,
    queries: data?.queries ?? [],
    async choose(columns: string[] | null) {
      // Shown at once; the server hears of it meanwhile.
      client.setQueryData(queryKey, (before) => before && { ...before, columns })
      await post<typeof saveListColumns>(`${path}/columns`, { list, columns }).catch(fail)
    },
    async keep(name: string, query: string) {
      await post<typeof saveListQuery>(`${path}/queries`, { list, name, query })
      await client.invalidateQueries({ queryKey })
    },
    async drop({ id, name, query }: { id: number; name: string; query: string }) {
      const again = () => post<typeof saveListQuery>(`${path}/queries`, { list, name, query })
      try {
        await post<typeof dropListQuery>(`${path}/queries/:id/drop`, undefined, { params: { id } })
        showToast({
          text: m.office_query_dropped({ name }),
          undo: async () => {
            await again()
            await client.invalidateQueries({ queryKey })
          },
        })
      } catch (error) {
        fail(error)
      }
      await client.invalidateQueries({ queryKey })
    },
  }
}

type ListView = ReturnType<typeof useListView>

type ListMenusProps = {
  view: ListView
  /** Every column but the first, which stays. */
  columns: { key: string; title: string; isShown: boolean }[]
  many: Many | undefined
  sort: { sort: string; order: 'asc' | 'desc' }
  query: string
  onQuery: (query: string) => void
}

/** Beside the filters: queries that were kept, the columns, and the way out as a file. */
export function ListMenus({ view, columns, many, sort, query, onQuery }: ListMenusProps) {
  const { renew } = useJobActions()
  const take = async (format: ExportFormat) => {
    if (many === undefined) return
    const titles = Object.fromEntries(columns.map(({ key, title }) => [key, title]))
    try {
      await beginExport(many, { format, titles, ...sort })
      showToast({ text: m.office_export_begun(), link: { to: '/jobs', text: m.office_jobs() } })
      await renew()
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : m.office_failed() })
    }
  }
  const shown = columns.filter(({ isShown }) => isShown).map(({ key }) => key)
  return (
    <div className={styles.menus}>
      <Menu title={m.office_queries()} icon={<Bookmark aria-hidden="true" size={18} />}>
        {(close) => (
          <>
            {view.queries.length === 0 && <p>{m.office_queries_empty()}</p>}
            <ul>
              {view.queries.map((kept) => (
                <li key={kept.id}>
                  <button
                    type="button"
                    onClick={() => {
                      onQuery(kept.query)
                      close()
                    }}
                  >
                    {kept.name}
                  </button>
                  <button
                    type="button"
                    className="icon-btn"
                    aria-label={m.office_query_drop({ name: kept.name })}
                    onClick={() => void view.drop(kept)}
                  >
                    <X aria-hidden="true" size={16} />
                  </button>
                </li>
              ))}
            </ul>
            {query !== '' && <KeepQuery onKeep={(name) => view.keep(name, query)} />}
          </>
        )}
      </Menu>
      <Menu title={m.office_columns()} icon={<Columns3 aria-hidden="true" size={18} />}>
        {() => (
          <>
            {columns.slice(1).map(({ key, title, isShown }) => (
              <label key={key} className={styles.check}>
                <input
                  type="checkbox"
                  checked={isShown}
                  onChange={() => void view.choose(isShown ? shown.filter((each) => each !== key) : [...shown, key])}
                />
                {title}
              </label>
            ))}
            <button type="button" className="link-in" onClick={() => void view.choose(null)}>
              {m.office_columns_usual()}
            </button>
          </>
        )}
      </Menu>
      {many && (
        <Menu title={m.office_export()} icon={<Download aria-hidden="true" size={18} />}>
          {(close) => (
            <>
              <p>{m.office_export_hint()}</p>
              {(['xlsx', 'csv'] as const).map((format) => (
                <button
                  key={format}
                  type="button"
                  className="btn btn-line btn-sm"
                  onClick={() => {
                    close()
                    void take(format)
                  }}
                >
                  {format === 'xlsx' ? m.office_export_xlsx() : m.office_export_csv()}
                </button>
              ))}
            </>
          )}
        </Menu>
      )}
    </div>
  )
}

type MenuProps = { title: string; icon: ReactNode; children: (close: () => void) => ReactNode }

function Menu({ title, icon, children }: MenuProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.menu}>
      <button type="button" className="btn btn-line btn-sm" popoverTarget={id}>
        {icon}
        <span>{title}</span>
      </button>
      <div id={id} ref={popover} popover="auto" className={`card ${styles.sheet}`}>
        <h2>{title}</h2>
        {children(() => popover.current?.hidePopover())}
      </div>
    </div>
  )
}

function KeepQuery({ onKeep }: { onKeep: (name: string) => Promise<void> }) {
  const [wrong, setWrong] = useState<string>()
  const keep = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    if (name === '') return
    try {
      await onKeep(name)
      form.reset()
      setWrong(undefined)
    } catch (error) {
      setWrong(error instanceof ApiError ? (error.fields.name?.[0] ?? error.message) : m.office_failed())
    }
  }
  return (
    <form className={styles.keep} onSubmit={(event) => void keep(event)}>
      <TextField name="name" label={m.office_query_name()} maxLength={60} required error={wrong} />
      <button type="submit" className="btn btn-line btn-sm">
        {m.office_query_keep()}
      </button>
    </form>
  )
}
