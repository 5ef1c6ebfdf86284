import type { BodyOf } from '@prostuti/contract'
import type { mendImportRow } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { post } from '../../../api/call.ts'
import { type ImportRow, importsPath, type RowAnswer, useRenewImport } from './use-import.ts'

export type MendedFields = BodyOf<typeof mendImportRow>['fields']
export type RowFields = Required<MendedFields>

/** How long nothing is typed before it is sent. */
const quietMs = 600

export type MendingState = { kind: 'saved' } | { kind: 'saving' } | { kind: 'failed' | 'conflict'; words: string }

/** What the form shows of a row. */
const fieldsOf = (row: ImportRow): RowFields => {
  const picture = (each: ImportRow['pictures'][number]) => ({ file: each.file, alt: each.alt })
  const { type, text, key, explanation, subject, topic, reference, tags } = row
  return {
    ...{ type, text, key, explanation, subject, topic, reference, tags },
    fixed_order: row.fixed_order,
    pictures: row.pictures.map(picture),
    parts: row.parts.map((part) => ({ ...part, picture: part.picture && picture(part.picture) })),
  }
}

/**
 * A row that is mended where it stands: what is typed is sent by itself, one change after the other, each with the revision that
 * the last one gave. Whoever leaves the row sends the rest.
 */
export function useMending(importId: number, opened: ImportRow) {
  const [fields, setFields] = useState(() => fieldsOf(opened))
  const [state, setState] = useState<MendingState>({ kind: 'saved' })
  const revision = useRef(opened.revision)
  const unsent = useRef<MendedFields>({})
  const sending = useRef<Promise<void>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const renew = useRenewImport(importId)

  const take = (answer: RowAnswer) => {
    revision.current = answer.row.revision
    renew.row(answer)
    void renew.list()
  }

  const send = async () => {
    const sent = unsent.current
    if (Object.keys(sent).length === 0) return
    unsent.current = {}
    setState({ kind: 'saving' })
    try {
      const params = { id: importId, number: opened.number }
      const body = { revision: revision.current, fields: sent }
      const answer = await post<typeof mendImportRow>(`${importsPath}/:id/rows/:number`, body, { params })
      take(answer)
      // With a stem more, what the file says may be the key after all.
      const { key } = answer.row
      if (key !== null && sent.key === undefined && unsent.current.key === undefined)
        setFields((before) => ({ ...before, key }))
      setState({ kind: 'saved' })
    } catch (error) {
      // What could not be sent goes with the next change, or with another try.
      unsent.current = { ...sent, ...unsent.current }
      const words = error instanceof Error ? error.message : m.office_failed()
      setState({ kind: error instanceof ApiError && error.status === 409 ? 'conflict' : 'failed', words })
    }
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer.current)
    sending.current = sending.current.then(send)
    return sending.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the row is left
  useEffect(() => () => void flush(), [])

  // Changed from elsewhere, as by what is done to many rows at once: shown, unless something here is still to be sent.
  useEffect(() => {
    if (opened.revision <= revision.current || Object.keys(unsent.current).length > 0) return
    revision.current = opened.revision
    setFields(fieldsOf(opened))
  }, [opened])

  return {
    fields,
    state,
    flush,
    /** The one that the next change will carry. */
    revision: () => revision.current,
    /** `now`: a choice is sent at once, a text when nothing is typed for a moment. */
    change(patch: MendedFields, now = false) {
      setFields((before) => ({ ...before, ...patch }))
      unsent.current = { ...unsent.current, ...patch }
      clearTimeout(timer.current)
      if (now) void flush()
      else timer.current = setTimeout(() => void flush(), quietMs)
    },
    /** What another call made of the row. */
    take(answer: RowAnswer) {
      take(answer)
      setFields(fieldsOf(answer.row))
    },
  }
}

export type Mending = ReturnType<typeof useMending>
