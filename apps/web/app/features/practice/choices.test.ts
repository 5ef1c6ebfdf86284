import { describe, expect, it } from 'vitest'
import {
  type Builder,
  type Choices,
  firstChoices,
  idsIn,
  isUnaskable,
  toggled,
  toSend,
  withQuestions,
} from './choices.ts'

const last: Choices = {
  subject_ids: [1, 9],
  topic_ids: [],
  types: ['sba'],
  source: 'unseen',
  size: 50,
  mode: 'timed',
  pack: 'bcs',
}
const builder = (choices: Choices | null): Builder => ({
  total: 30,
  subjects: [
    { id: 1, name: 'মেডিসিন', count: 20 },
    { id: 2, name: 'সার্জারি', count: 10 },
  ],
  topics: [{ id: 7, subject_id: 2, name: 'হার্নিয়া' }],
  packs: [{ key: 'fcps', name: 'এফসিপিএস', types: ['sba'], seconds_each: 96, negative_marking: false }],
  choices,
  sets: [],
})
const query = (text = '') => new URLSearchParams(text)

describe('what the page of practice opens with', () => {
  it('is something plain for whoever comes first', () => {
    expect(firstChoices(builder(null), query())).toEqual({
      subject_ids: [],
      topic_ids: [],
      types: [],
      source: 'all',
      size: 20,
      mode: 'study',
      pack: 'fcps',
    })
  })

  it('is what was chosen last, as far as there is anything of it', () => {
    expect(firstChoices(builder(last), query())).toEqual({ ...last, subject_ids: [1], pack: 'fcps' })
  })

  it('is what a link asks for, in the place of the subjects, the types and the source of before', () => {
    expect(firstChoices(builder(last), query('topic=7'))).toMatchObject({
      subject_ids: [],
      topic_ids: [7],
      types: [],
      source: 'wrong',
      size: 50,
    })
    expect(firstChoices(builder(last), query('subject=2&source=all'))).toMatchObject({
      subject_ids: [2],
      topic_ids: [],
      types: [],
      source: 'all',
    })
    expect(firstChoices(builder(last), query('topic=x&source=later'))).toMatchObject({
      subject_ids: [1],
      types: ['sba'],
      source: 'unseen',
    })
  })

  it('is all there is where nothing that a link asks for went wrong', () => {
    const counts = (wrong: number) => ({ count: wrong, sources: { wrong, unseen: 3, all: 8 }, subjects: {} })
    const opened = (text: string, wrong: number) =>
      withQuestions(firstChoices(builder(last), query(text)), counts(wrong), query(text)).source
    expect(opened('topic=7', 2)).toBe('wrong')
    expect(opened('topic=7', 0)).toBe('all')
    expect(opened('topic=7&source=wrong', 0)).toBe('wrong')
    expect(opened('', 0)).toBe('unseen')
  })
})

it('reads ids as a link has them, and nothing else', () => {
  expect(idsIn('7,12,7')).toEqual([7, 12])
  for (const text of [null, '', '7;1', '-1', '0', '9999999999']) expect(idsIn(text)).toEqual([])
})

it('sends rules with a timed set alone', () => {
  expect(toSend(last).pack).toBe('bcs')
  expect(toSend({ ...last, mode: 'study' }).pack).toBeNull()
})

it('puts an id in and takes it out', () => {
  expect(toggled(toggled([1], 2), 1)).toEqual([2])
})

it('rules that know none of the types that are chosen cannot ask them; to learn by, there are no rules', () => {
  const { packs } = builder(null)
  const timed: Choices = { ...last, pack: 'fcps' }
  const asked = (change: Partial<Choices>) => isUnaskable({ ...timed, ...change }, packs)
  expect([asked({ types: ['mcq'] }), asked({ types: ['mcq'], mode: 'study' })]).toEqual([true, false])
  expect([asked({ types: [] }), asked({ types: ['sba'] }), asked({ types: ['sba', 'mcq'] })]).toEqual([
    false,
    false,
    false,
  ])
})
