import type { Queue, RetestCard } from '../notebook-types.ts'

/** Two options, of which the second is right. */
export const aCard = (id: number, changes: Partial<RetestCard> = {}): RetestCard => ({
  question_id: id,
  memory: null,
  queue_on: '2026-11-18',
  done_today: false,
  question: {
    ...{ id, type: 'sba', section: 'a', subject: 'medicine', text: `question ${id}`, images: [] },
    parts: [1, 2].map((part) => ({ id: part, text: `part ${part}`, image: null })),
  },
  stems: null,
  correct_answer: [2],
  ...{ explanation: null, reference: null, lecture: null, exam: null, note: null },
  ...{ reasons: ['wrong'], corrected: false, made_at: '2026-11-01T06:00:00Z' },
  ...changes,
})

/** Five stems of which the second and the fourth are asked. */
export const aStemCard = (id: number): RetestCard =>
  aCard(id, {
    question: {
      ...aCard(id).question,
      type: 'mcq',
      parts: [1, 2, 3, 4, 5].map((part) => ({ id: part, text: `stem ${part}`, image: null })),
    },
    stems: [2, 4],
    correct_answer: { 1: 'T', 2: 'F', 3: 'T', 4: 'either', 5: 'F' },
  })

export const aQueue = (cards: RetestCard[], changes: Partial<Queue> = {}): Queue => ({
  ...{ server_time: '2026-11-18T06:00:00Z', study_day: '2026-11-18', day_ends_at: '2026-11-18T22:00:00Z' },
  settings: { daily_limit: 20, target_exam_on: null } as Queue['settings'],
  ...{ done_today: 0, waiting: 0, cards, more: false },
  ...changes,
})
