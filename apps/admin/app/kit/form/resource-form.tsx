import type { Resource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { get, post } from '../../api/call.ts'
import { Presence } from '../live/presence.tsx'
import { Preview } from '../preview/preview.tsx'
import { isNotThere, notThere } from '../screens/not-there.ts'
import { Conflict } from './conflict.tsx'
import styles from './form.module.css'
import { History } from './history.tsx'
import type { OpenedResource, OpenFormProps, ResourceFormProps } from './resource-form-types.ts'
import { useResourceForm } from './use-resource-form.ts'

/** The one form of the office: opened at a version, kept as a draft while it is typed, saved unless somebody else did meanwhile. */
export function ResourceForm<Fields extends FieldValues>(props: ResourceFormProps<Fields>) {
  const { path, id, blank } = props
  const isNew = id === 'new'
  const query = get<Resource['read']>(`${path}/:id`, { params: { id } })
  // What is being written over must not change under the writer's hands: it is asked for once, and again after a save.
  const found = useQuery({
    ...query,
    enabled: !isNew,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    throwOnError: isNotThere,
  })
  if (isNew && !props.mayWrite) throw notThere()
  if (isNew)
    return (
      <OpenForm
        {...props}
        opened={{ version: 0, fields: blank, changed_at: null, changed_by: null }}
        reopen={() => {}}
      />
    )
  if (found.error)
    return (
      <div className={styles.message} role="alert">
        <p>{found.error.message}</p>
        <button type="button" className="btn btn-line" onClick={() => void found.refetch()}>
          {m.office_try_again()}
        </button>
      </div>
    )
  if (found.data === undefined) return <p role="status">{m.office_loading()}</p>
  const opened = found.data as unknown as OpenedResource<Fields>
  return <OpenForm {...props} opened={opened} reopen={() => void found.refetch()} />
}

function OpenForm<Fields extends FieldValues>(props: OpenFormProps<Fields>) {
  const { path, id, title, list, labels, preview, mayWrite, acts, above, below, action, children, opened, reopen } =
    props
  const { form, formElement, save, state, failure, conflict, settle, dropDraft, hasDraft } = useResourceForm(props)
  const isNew = id === 'new'
  return (
    <FormProvider {...form}>
      <nav className={styles.crumb} aria-label={m.office_crumbs()}>
        <Link to={list.to}>{list.title}</Link>
      </nav>
      <div className={styles.head}>
        <h1>{title(isNew ? undefined : opened.fields)}</h1>
        {!isNew && acts && <div className={styles.acts}>{acts(opened)}</div>}
      </div>
      {!isNew && <Presence of={`${path}/${id}`} />}
      {hasDraft && (
        <p className="note-line">
          {m.office_draft_restored()}{' '}
          <button type="button" className="link-in" onClick={dropDraft}>
            {m.office_draft_drop()}
          </button>
        </p>
      )}
      {conflict && (
        <Conflict
          seen={conflict.seen}
          mine={form.getValues()}
          theirs={conflict.fields}
          by={conflict.changed_by?.name ?? ''}
          labels={labels}
          onSettle={settle}
        />
      )}
      {!isNew && above}
      <form ref={formElement} className={`card ${styles.form}`} noValidate onSubmit={save}>
        <fieldset disabled={!mayWrite} className={styles.fields}>
          {children}
        </fieldset>
        {mayWrite && (
          <div className={styles.foot}>
            <div role="alert" className={styles.failure}>
              {failure}
            </div>
            <p role="status" className={styles.state}>
              {{ saved: m.office_saved(), dirty: m.office_draft_kept(), clean: '', saving: m.office_saving() }[state]}
            </p>
            {preview && <Preview resource={preview} id={id} />}
            <button
              type="submit"
              className="btn btn-go"
              aria-busy={state === 'saving'}
              aria-disabled={state === 'saving'}
            >
              {action ?? m.office_save()}
            </button>
          </div>
        )}
      </form>
      {!isNew && below}
      {!isNew && (
        <Past path={path} id={id} labels={labels} mayWrite={mayWrite} version={opened.version} reopen={reopen} />
      )}
    </FormProvider>
  )
}

type PastProps = {
  path: string
  id: string
  labels: Record<string, string>
  mayWrite: boolean
  version: number
  reopen: () => void
}

/** Its history, once somebody wants to see it. */
function Past({ path, id, labels, mayWrite, version, reopen }: PastProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState('')
  const client = useQueryClient()
  const restore = async (to: number) => {
    try {
      await post<Resource['restore']>(`${path}/:id/restore`, { version, to }, { params: { id } })
      setSaid(m.office_restored())
      await client.invalidateQueries({ queryKey: [path] })
      await client.invalidateQueries({ queryKey: [`${path}/:id/history`] })
      reopen()
    } catch (error) {
      setSaid(error instanceof Error ? error.message : m.office_failed())
    }
  }
  return (
    <details className={`card ${styles.past}`} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{m.office_history()}</summary>
      <p role="status">{said}</p>
      {isOpen && (
        <History path={path} id={id} labels={labels} mayWrite={mayWrite} onRestore={(to) => void restore(to)} />
      )}
    </details>
  )
}
