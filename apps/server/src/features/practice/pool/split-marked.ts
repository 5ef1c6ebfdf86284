import type { MarkedQuestion } from '@prostuti/exam-rules'

/** Which questions of a marked attempt were right, and which were missed: wrong, partly right or left blank. */
export function splitMarked(marked: readonly MarkedQuestion[]): { rightIds: number[]; missedIds: number[] } {
  const ids = (wanted: (state: string) => boolean) =>
    marked.filter(({ state }) => wanted(state)).map(({ questionId }) => questionId)
  return {
    rightIds: ids((state) => state === 'correct'),
    missedIds: ids((state) => state !== 'correct' && state !== 'void'),
  }
}
