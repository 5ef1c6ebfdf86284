import { expect, it } from 'vitest'
import { remember } from '../../../kit/storage/storage.ts'
import { readDraft, storeDraft } from './note-draft.ts'

it('keeps a draft with its second, for one doctor and one video', () => {
  storeDraft(1, 5, { at: 95, text: 'SIADH' })
  expect(readDraft(1, 5)).toEqual({ at: 95, text: 'SIADH' })
  expect([readDraft(2, 5), readDraft(1, 6)]).toEqual([undefined, undefined])
})

it('forgets it when it was sent or wiped out', () => {
  storeDraft(1, 7, { at: 3, text: 'x' })
  storeDraft(1, 7, { at: 3, text: '' })
  expect(readDraft(1, 7)).toBeUndefined()
})

it('reads nothing from what is no draft', () => {
  remember('video_note_1_8', '{"at":"soon"}')
  expect(readDraft(1, 8)).toBeUndefined()
})
