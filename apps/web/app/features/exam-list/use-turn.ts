import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ExamCard } from '../../kit/exam/exam-types.ts'
import { nextTurn } from './exam-order.ts'

/** Timers hold no more than 24 days; nobody keeps the page open for a day. */
const longestMs = 86_400_000

/** Asks for the list again when one of its exams opens or closes: what is open is the server's word, not this clock's. */
export function useTurn(exams: readonly ExamCard[], address: unknown): void {
  const client = useQueryClient()
  useEffect(() => {
    const turn = nextTurn(exams, Date.now())
    if (turn === undefined) return
    const wait = turn - Date.now()
    if (wait > longestMs) return
    // Not all at once: at the opening of a big exam a few thousand pages wait for the same moment.
    const timer = setTimeout(
      () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === address }),
      wait + 500 + Math.random() * 3000,
    )
    return () => clearTimeout(timer)
  }, [client, exams, address])
}
