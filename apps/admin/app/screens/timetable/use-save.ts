import type { saveTimetableSheet, writeTimetableSyllabus } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { post } from '../../api/call.ts'
import { keepDraft } from '../../kit/form/drafts.ts'
import { useMe } from '../../session/me.ts'
import type { CellProblem } from './model/edit-rows.ts'
import { columns, fieldOf } from './model/sheet-columns.ts'
import { fieldOfWire, type Opened, wireFields } from './model/sheet-facts.ts'
import { draftPath, type SheetState } from './use-sheet.ts'

type Notice = { title: { bn: string }; text: { bn: string } }

/** What the member saw and chose before saving: whom to tell, which held classes move, and whether papers go with their rows. */
export type Seen = { notice: Notice | null; movedHeld: number[]; withPapers: boolean }

const path = '/api/v3/admin/batches/:id/timetable'

type Saving = {
  opened: Opened
  sheet: SheetState
  /** Whole rows, or only what to read for them. */
  writes: 'rows' | 'syllabus'
  /** After a save, and when somebody else saved first: the sheet is opened anew. Until it is, nothing can be typed that would be lost. */
  onReopen: (said: string) => Promise<void>
}

/** Sends what was changed. What the server refuses is marked in its cell. */
export function useSave({ opened, sheet, writes, onReopen }: Saving) {
  const { member } = useMe()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { difference } = sheet
  const id = opened.batch.id

  const send = ({ notice, movedHeld, withPapers }: Seen) => {
    const given = { params: { id } }
    const { version } = opened
    if (writes === 'syllabus')
      return post<typeof writeTimetableSyllabus>(
        `${path}/syllabus`,
        {
          version,
          rows: difference.changed.map(({ id: row, after }) => ({ id: row, syllabus: after.syllabus ?? null })),
        },
        given,
      )
    return post<typeof saveTimetableSheet>(
      path,
      {
        version,
        added: difference.added.map(wireFields),
        changed: difference.changed.map(({ id: row, after }) => ({ id: row, fields: wireFields(after) })),
        removed: difference.removed.map(({ id: row }) => row),
        moved_held: movedHeld,
        move_papers: withPapers,
        notice,
      },
      given,
    )
  }

  /** `rows.12.teacher_id` and `rows.new 0.title.bn`: which cell it is. */
  const cellsIn = (fields: ApiError['fields']): CellProblem[] =>
    Object.entries(fields).flatMap(([name, [problem = '']]) => {
      const [, row = '', cell = ''] = /^rows\.(new \d+|\d+)\.(\w+)/.exec(name) ?? []
      const inBody = /^(added|changed)\.(\d+)\.(?:fields\.)?(\w+)/.exec(name)
      const rowId = inBody
        ? difference[inBody[1] as 'added' | 'changed'][Number(inBody[2])]?.id
        : row.startsWith('new ')
          ? difference.added[Number(row.slice(4))]?.id
          : Number(row)
      const field = fieldOfWire(inBody?.[3] ?? cell)
      const column = columns.find(({ key }) => fieldOf[key] === field)?.key ?? 'title'
      return rowId ? [{ id: rowId, column, problem }] : []
    })

  return {
    isBusy,
    failure,
    clearFailure: () => setFailure(''),
    async save(seen: Seen): Promise<boolean> {
      setIsBusy(true)
      setFailure('')
      try {
        await send(seen)
        sheet.forget()
        await onReopen(m.office_saved())
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'version_conflict') {
          // The draft is still kept: opened anew, the sheet lays it over what the other saved.
          keepDraft(draftPath, String(id), member.id, {
            fields: difference,
            version: opened.version,
            at: new Date().toISOString(),
          })
          await onReopen(m.office_sheet_conflict_reopened())
          return true
        }
        sheet.mark(cellsIn(error.fields))
        setFailure(Object.values(error.fields)[0]?.[0] ?? error.message)
        return false
      } finally {
        setIsBusy(false)
      }
    },
  }
}
