import type { addVideoNote, changeVideoNote, deleteVideoNote, ResponseOf, videoNotes } from '@prostuti/contract'
import { get } from '../../../api/get.ts'
import { request } from '../../../api/request.ts'

export type Note = ResponseOf<typeof videoNotes>['notes'][number]

export const notesQuery = (id: number) => ({
  ...get<typeof videoNotes>('/api/v3/web/doctor/videos/:id/notes', {}, { id }),
  staleTime: 0,
})

export const addNote = (id: number, body: { at_seconds: number; text: string }) =>
  request<typeof addVideoNote>('POST', '/api/v3/web/doctor/videos/:id/notes', { params: { id }, body })

export const changeNote = (id: number, noteId: number, text: string) =>
  request<typeof changeVideoNote>('POST', '/api/v3/web/doctor/videos/:id/notes/:noteId', {
    params: { id, noteId },
    body: { text },
  })

export const deleteNote = (id: number, noteId: number) =>
  request<typeof deleteVideoNote>('DELETE', '/api/v3/web/doctor/videos/:id/notes/:noteId', { params: { id, noteId } })
