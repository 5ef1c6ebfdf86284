import { normalizePhone } from '@prostuti/text/phone'
import type { Deps } from '../../deps.ts'
import { keyedHash } from '../../secrets.ts'
import { type RateLimit, spendTry } from '../rate-limit/index.ts'
import { readTyped, type Typed } from './read-typed.ts'

/** A busy desk types fewer; who tries out the digits that a number hides needs thousands. */
const phonesByMember: RateLimit = { name: 'search-phone', tries: 60, windowMs: 10 * 60_000 }

type Searched = { q: string; member: { id: number }; now: Date }

/** Before doctors are looked for: each whole number that the search would compare costs a try, also one that stands beside a name. */
export async function spendPhoneTries({ database: { db }, env }: Deps, { q, member, now }: Searched): Promise<void> {
  const who = keyedHash(env.appSecret, 'staff', String(member.id))
  for (const _ of phonesIn(await readTyped(db, q))) await spendTry(db, phonesByMember, { who, now })
}

function phonesIn({ digits, words }: Typed): Set<string> {
  const typed = [digits ?? '', ...words.map(({ written }) => written)]
  return new Set(typed.filter((each) => /^\d+$/.test(each)).flatMap((each) => normalizePhone(each) ?? []))
}
