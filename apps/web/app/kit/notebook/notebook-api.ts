import type {
  keepInNotebook,
  notebookHas,
  notebookOverview,
  noteNotebookCard,
  ResponseOf,
  takeOutOfNotebook,
} from '@prostuti/contract'
import type { QueryClient } from '@tanstack/react-query'
import { get } from '../../api/get.ts'
import { request } from '../../api/request.ts'

const notebook = '/api/v3/web/doctor/notebook'

export type Overview = ResponseOf<typeof notebookOverview>

/** Always asked anew: retests may have been done on another device. */
export const overviewQuery = { ...get<typeof notebookOverview>(notebook), staleTime: 0 }

export const hasQuery = (questionIds: readonly number[]) =>
  get<typeof notebookHas>(`${notebook}/has`, { questions: questionIds.join(',') })

export const keepQuestion = (questionId: number) =>
  request<typeof keepInNotebook>('POST', `${notebook}/cards`, { body: { question_id: questionId } })

export const takeOut = (questionId: number) =>
  request<typeof takeOutOfNotebook>('DELETE', `${notebook}/cards/:id`, { params: { id: questionId } })

export const writeNote = (questionId: number, note: string) =>
  request<typeof noteNotebookCard>('POST', `${notebook}/cards/:id/note`, { params: { id: questionId }, body: { note } })

/** Whatever is shown of the notebook is asked for again. */
export const renewNotebook = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(notebook) })
