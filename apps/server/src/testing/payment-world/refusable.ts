import { AppError } from '../../errors.ts'
import { live } from './mortal.ts'

export const atOnce = async (lives: Promise<unknown>[]): Promise<unknown> =>
  (await Promise.all(lives)).find((each) => each === 'died')

/** A refusal is an answer; every other error is a fault of ours and ends the schedule. */
export const refusable = <T>({ dies }: { dies: number | undefined }, work: () => Promise<T>) =>
  live<T | 'refused'>(dies, () =>
    work().catch((error: unknown) => {
      if (error instanceof AppError) return 'refused' as const
      throw error
    }),
  )
