import { isPublicKey } from '../wire/is-public-key.ts'
import { type Claimed, claimMessages } from './claim-messages.ts'
import { isPushService } from './is-push-service.ts'
import { judgeAnswer, type Verdict } from './judge-answer.ts'
import { addressOf, type PushDeps, postPush } from './post-push.ts'
import { createSealer } from './seal-message.ts'
import { settleRound } from './settle-round.ts'

/**
 * Sends what is queued, round by round. A message is taken out for a while before it goes, so that no other process posts it; once its
 * service has taken it, it is deleted. A process that dies in between leaves it to be posted again, under the same topic and the same
 * number, and the browser shows it once (decision 105).
 */
export async function sendPushes(deps: PushDeps, begun: Date, signal?: AbortSignal): Promise<number> {
  const since = performance.now()
  const seal = createSealer(deps, begun)
  let sent = 0
  while (!signal?.aborted) {
    // Many rounds take minutes: a message is held for others from the moment it is taken, not from when the first one was.
    const now = new Date(begun.getTime() + performance.now() - since)
    const claimed = await claimMessages(deps, now)
    if (claimed.length === 0) break
    const failures: unknown[] = []
    const round = await Promise.all(
      claimed.map(async (each) => {
        const verdict = await send(deps, { ...each, seal, now }).catch((error: unknown): Verdict => {
          failures.push(error)
          return judgeAnswer(undefined, each.message.tries)
        })
        return { ...each, verdict }
      }),
    )
    await settleRound(deps, { round, now })
    // One that we fail at does not keep the others of its round from being written down.
    if (failures.length > 0) throw failures[0]
    sent += claimed.length
  }
  return sent
}

type Sending = Claimed & { seal: ReturnType<typeof createSealer>; now: Date }

async function send(deps: PushDeps, { message, to, seal, now }: Sending): Promise<Verdict> {
  if (to === undefined || message.until <= now) return { is: 'refused' }
  // Asked again: what was a push service when the browser subscribed may have been taken off the list.
  if (!isPushService(to.endpoint, deps.env.push)) return { is: 'gone' }
  // Nothing can be encrypted for it, and the next of the queue wait for nobody's key.
  if (!isPublicKey(to.p256dh)) return { is: 'gone' }
  const address = addressOf(to.endpoint, deps)
  if (address === undefined) return { is: 'refused' }
  const sealed = await seal(message, { to, now })
  // Its browser listens anew with a key of today when its doctor comes.
  if (sealed === undefined) return { is: 'gone' }
  return judgeAnswer(await postPush(deps, { address, ...sealed, now }), message.tries)
}
