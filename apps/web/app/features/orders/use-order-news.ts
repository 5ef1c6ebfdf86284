import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../kit/live/use-live.ts'

/** Orders are asked for again when staff have decided, or a payment or a move has changed them. */
export function useOrderNews(queryKey: readonly unknown[]): void {
  const client = useQueryClient()
  useLive(['payment', 'enrolment'], () => void client.invalidateQueries({ queryKey }))
}
