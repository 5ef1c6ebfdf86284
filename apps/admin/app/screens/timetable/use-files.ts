import type { readSheetFile, writeSheetFile } from '@prostuti/contract/staff'
import type { TimetableRow } from '@prostuti/exam-rules'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { post } from '../../api/call.ts'
import { cellText } from './model/cell-text.ts'
import { type ReadTable, readTable } from './model/read-table.ts'
import type { Column } from './model/sheet-columns.ts'
import type { SheetState } from './use-sheet.ts'

/** As the server takes it; what is larger is not even sent. */
const bytesAtMost = 2_000_000

type Files = {
  sheet: SheetState
  shown: readonly TimetableRow[]
  columns: readonly Column[]
  title: string
  onRead: (found: { name: string; read: ReadTable }) => void
}

/** The sheet from a file and into one. Neither writes anything. */
export function useFiles({ sheet, shown, columns, title, onRead }: Files) {
  const [failure, setFailure] = useState('')
  const attempt = async (work: () => Promise<void>) => {
    setFailure('')
    try {
      await work()
    } catch (error) {
      const words = error instanceof ApiError ? (error.fields.content?.[0] ?? error.message) : m.office_failed()
      setFailure(words)
    }
  }
  return {
    failure,
    read: (file: File) =>
      attempt(async () => {
        if (file.size > bytesAtMost) {
          setFailure(m.office_sheet_file_too_large())
          return
        }
        const content = await inBase64(file)
        const { cells } = await post<typeof readSheetFile>('/api/v3/admin/timetables/file', { content })
        onRead({ name: file.name, read: readTable(sheet.rows, cells, sheet.facts) })
      }),
    write: () =>
      attempt(async () => {
        const kindOf = ({ key }: Column) => (key === 'date' ? 'date' : key === 'questions' ? 'number' : 'text')
        const textOf = (row: TimetableRow, column: Column) =>
          column.key === 'date'
            ? row.date
            : column.key === 'questions'
              ? String(row.questions ?? '')
              : cellText(row, column.key, sheet.facts)
        const body = {
          name: title,
          columns: [
            { title: 'ID', kind: 'number' as const },
            ...columns.map((column) => ({ title: column.title(), kind: kindOf(column) as 'date' | 'number' | 'text' })),
          ],
          rows: shown.map((row) => [row.id > 0 ? String(row.id) : '', ...columns.map((column) => textOf(row, column))]),
        }
        const { content } = await post<typeof writeSheetFile>('/api/v3/admin/timetables/workbook', body)
        offer(content, `${title}.xlsx`)
      }),
  }
}

async function inBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // By parts, because a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(text)
}

function offer(content: string, name: string): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ')
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
