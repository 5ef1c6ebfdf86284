import { LRUCache } from 'lru-cache'

const keptForMs = 5_000
const keptAtMost = 1_000

/** What costs the database much to say, such as a count of many rows: asked once for all who want to know the same within seconds. A failure is not kept. */
export function askNowAndThen<Key extends string | number, Answer>(
  ask: (key: Key) => Promise<Answer>,
  /** The time, in milliseconds. */
  now = () => performance.now(),
): (key: Key) => Promise<Answer> {
  const asked = new LRUCache<Key, Promise<Answer>>({ max: keptAtMost, ttl: keptForMs, ttlResolution: 0, perf: { now } })
  return (key) => {
    const known = asked.get(key)
    if (known !== undefined) return known
    const answer = ask(key)
    answer.catch(() => asked.delete(key))
    asked.set(key, answer)
    return answer
  }
}
