import { randomBytes } from 'node:crypto'

export type SandboxRegistrant = {
  registrantId: string
  meeting: string
  name: string
  email: string
  /** The secret of their own link. */
  tk: string
}

/** Zoom's own limits: so many in a second of one account, so many in a day of one person. */
const inSecond = 30
const inDay = 3

type Refusal = 'second' | 'day'

/** Who is registered for which meeting. The same address again is the same registrant with the same link. */
export function createRegistrants(clock: () => Date) {
  const byTk = new Map<string, SandboxRegistrant>()
  const byPerson = new Map<string, SandboxRegistrant>()
  const tries = new Map<string, number>()
  let perSecond = inSecond
  let asked: number[] = []

  function refusalOf(person: string): Refusal | undefined {
    const now = clock().getTime()
    asked = asked.filter((at) => now - at < 1000)
    if (asked.length >= perSecond) return 'second'
    asked.push(now)
    const key = `${person} ${clock().toISOString().slice(0, 10)}`
    tries.set(key, (tries.get(key) ?? 0) + 1)
    return tries.get(key)! > inDay ? 'day' : undefined
  }

  return {
    add(meeting: string, name: string, email: string): SandboxRegistrant | Refusal {
      const person = `${meeting} ${email}`
      const refusal = refusalOf(person)
      if (refusal !== undefined) return refusal
      const known = byPerson.get(person)
      if (known !== undefined) return known
      const tk = randomBytes(24).toString('base64url')
      const made = { registrantId: randomBytes(16).toString('base64url'), meeting, name, email, tk }
      byTk.set(tk, made)
      byPerson.set(person, made)
      return made
    },
    byTk: (tk: string) => byTk.get(tk),
    all: () => [...byTk.values()].toReversed(),
    setPerSecond(limit: number): void {
      perSecond = limit
    },
    clear(): void {
      byTk.clear()
      byPerson.clear()
      tries.clear()
      asked = []
      perSecond = inSecond
    },
  }
}

export type Registrants = ReturnType<typeof createRegistrants>
