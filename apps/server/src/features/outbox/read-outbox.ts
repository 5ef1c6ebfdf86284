import { z } from 'zod'
import { AppError } from '../../errors.ts'

const outbox = z.object({
  messages: z.array(z.object({ gateway: z.string(), number: z.string(), text: z.string(), at: z.iso.datetime() })),
})

export type OutboxMessage = z.infer<typeof outbox>['messages'][number]

const patienceMs = 3000

/** What the sandbox was sent, newest first. */
export async function readOutbox(sandboxUrl: string): Promise<OutboxMessage[]> {
  try {
    const answer = await fetch(`${sandboxUrl}/control/sms/messages`, { signal: AbortSignal.timeout(patienceMs) })
    return outbox.parse(await answer.json()).messages
  } catch (cause) {
    throw new AppError('unavailable', { cause, retryAfterSeconds: 3 })
  }
}
