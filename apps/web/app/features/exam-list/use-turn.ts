import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { atTurn } from '../../kit/clock/at-turn.ts'
import type { ExamCard } from '../../kit/exam/exam-types.ts'
import { nextTurn } from './exam-order.ts'

/** Asks for the list again when one of its exams opens or closes: what is open is the server's word, not this clock's. */
export function useTurn(exams: readonly ExamCard[], address: unknown): void {
  const client = useQueryClient()
  useEffect(() => {
    const turn = nextTurn(exams, Date.now())
    if (turn === undefined) return
    return atTurn(turn - Date.now(), () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === address }),
    )
  }, [client, exams, address])
}
