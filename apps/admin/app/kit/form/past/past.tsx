import type { Resource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { post } from '../../../api/call.ts'
import styles from '../form.module.css'
import { History } from './history.tsx'

type PastProps = {
  path: string
  id: string
  labels: Record<string, string>
  mayWrite: boolean
  version: number
  reopen: () => void
  /** Another way to show it than field by field, and what it is called then. */
  shown?: { title: string; list: (onRestore: (version: number) => void) => ReactNode }
}

/** Its history, once somebody wants to see it. */
export function Past({ path, id, labels, mayWrite, version, reopen, shown }: PastProps) {
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
    <details
      id="past"
      className={`card ${styles.past}`}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{shown?.title ?? m.office_history()}</summary>
      <p role="status">{said}</p>
      {isOpen &&
        (shown?.list((to) => void restore(to)) ?? (
          <History path={path} id={id} labels={labels} mayWrite={mayWrite} onRestore={(to) => void restore(to)} />
        ))}
    </details>
  )
}
