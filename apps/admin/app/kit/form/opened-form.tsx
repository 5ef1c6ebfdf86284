import type { Resource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { get } from '../../api/call.ts'
import { isNotThere, notThere } from '../screens/not-there.ts'
import styles from './form.module.css'
import type { OpenedResource, ResourceFormProps } from './resource-form-types.ts'

type Opening<Fields extends FieldValues> = { opened: OpenedResource<Fields>; reopen: () => void }

type OpenedFormProps<Fields extends FieldValues> = Pick<
  ResourceFormProps<Fields>,
  'path' | 'id' | 'blank' | 'mayWrite'
> & {
  children: (opening: Opening<Fields>) => ReactNode
}

/** Opens a thing at a version, or a new one; says so while it comes, and when it does not. */
export function OpenedForm<Fields extends FieldValues>({
  path,
  id,
  blank,
  mayWrite,
  children,
}: OpenedFormProps<Fields>) {
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
  if (isNew && !mayWrite) throw notThere()
  if (isNew)
    return children({
      opened: { version: 0, fields: blank, changed_at: null, changed_by: null },
      reopen: () => {},
    })
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
  return children({ opened, reopen: () => void found.refetch() })
}
