import type { Overview } from '../../../kit/notebook/notebook-api.ts'
import { dayWords } from '../day-words.ts'
import { cardsLeft, doneToday } from '../engine/day-state.ts'
import type { Notebook } from '../engine/notebook-engine.ts'

/** What there is to do today, and what was done. */
export type DueNow = { left: number; done: number; nextDay: string | undefined }

type Figures = Pick<Overview, 'study_day' | 'due_today' | 'done_today' | 'coming'>

/** What the server counts, less what this device has done and the server does not know yet. */
export function dueNow(overview: Figures, notebook: Pick<Notebook, 'day' | 'today'> | undefined): DueNow {
  const { study_day, due_today, done_today } = overview
  const day = notebook?.day
  const next = overview.coming.find((coming) => coming.day !== study_day && coming.cards > 0)?.day
  const nextDay = next === undefined ? undefined : dayWords(next, study_day)
  if (!day || day.queue.study_day !== study_day) return { left: due_today, done: done_today, nextDay }
  const left = cardsLeft(day, notebook.today).length
  const done = doneToday(day, notebook.today)
  // Of very many the device has the first ones only.
  return { left: day.queue.more ? Math.max(left, due_today - Math.max(0, done - done_today)) : left, done, nextDay }
}
