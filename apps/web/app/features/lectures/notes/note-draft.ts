import { forget, recall, remember } from '../../../kit/storage/storage.ts'

/** What is written and not yet sent, and the second it belongs to. */
export type Draft = { at: number; text: string }

const nameOf = (doctorId: number, videoId: number) => `video_note_${doctorId}_${videoId}`

export function readDraft(doctorId: number, videoId: number): Draft | undefined {
  try {
    const { at, text } = JSON.parse(recall(nameOf(doctorId, videoId)) ?? '')
    return typeof at === 'number' && typeof text === 'string' && text !== '' ? { at, text } : undefined
  } catch {
    return undefined
  }
}

export function storeDraft(doctorId: number, videoId: number, draft: Draft | undefined): void {
  const name = nameOf(doctorId, videoId)
  if (draft && draft.text !== '') remember(name, JSON.stringify(draft))
  else forget(name)
}
