import type { StatementLine } from './read-line.ts'

/** A payment or refund of ours that a statement may name. */
export type OurMoney = {
  id: number
  kind: 'payment' | 'refund'
  /** The provider's names for it. A refund is also known by that of the payment whose money went back. */
  providerIds: string[]
  ownRef: string
  amount: number
  /** What reaches the centre after the fee, where the gateway said so when it was paid. */
  net: number | null
  at: Date
  /** The last ten digits of the number that it was sent from, where that is known; and of the doctor's own, who may have paid from another. */
  payerEnd: string
  phoneEnd: string
  /** False while nobody has taken it for money that came; then it is only ever proposed. */
  isPaid: boolean
}

type MatchState = 'matched' | 'differs' | 'proposed' | 'stranger' | 'left'

export type Match = {
  state: MatchState
  /** By what: the provider's id, our reference, or the amount with payer and time. */
  way: 'provider_id' | 'own_ref' | 'likeness' | null
  /** Whom it is matched with, differs from, or could be; of proposals the likeliest first. */
  candidates: { kind: OurMoney['kind']; id: number; percent: number }[]
}

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * Puts lines of a statement beside our own money, in the order of sureness: the provider's id and the amount, our reference and
 * the amount, and then likeness, which is only ever proposed. Each of ours is matched once. The same lines and the same money
 * always give the same.
 */
export function matchLines(lines: readonly StatementLine[], ours: readonly OurMoney[]): Match[] {
  const index = indexOf(ours)
  const used = new Set<OurMoney>()
  const matches = lines.map((line) => byName(line, index, used))
  return matches.map((match, at) => match ?? byLikeness(lines[at]!, index, used))
}

type Index = {
  byProvider: Map<string, OurMoney[]>
  byRef: Map<string, OurMoney[]>
  byAmount: Map<string, OurMoney[]>
}

function indexOf(ours: readonly OurMoney[]): Index {
  const index: Index = { byProvider: new Map(), byRef: new Map(), byAmount: new Map() }
  const add = (map: Map<string, OurMoney[]>, key: string, money: OurMoney) => {
    const there = map.get(key)
    if (there) there.push(money)
    else map.set(key, [money])
  }
  for (const money of ours) {
    for (const id of money.providerIds) add(index.byProvider, `${money.kind}:${id}`, money)
    if (money.ownRef !== '') add(index.byRef, `${money.kind}:${money.ownRef}`, money)
    add(index.byAmount, `${money.kind}:${money.amount}`, money)
  }
  return index
}

const sideOf = ({ kind }: StatementLine): OurMoney['kind'] | undefined =>
  kind === 'payment' ? 'payment' : kind === 'refund' || kind === 'chargeback' ? 'refund' : undefined

/** Undefined where no name of ours stands in the line. */
function byName(line: StatementLine, { byProvider, byRef }: Index, used: Set<OurMoney>): Match | undefined {
  const side = sideOf(line)
  if (side === undefined) return { state: 'left', way: null, candidates: [] }
  const ways = [
    { way: 'provider_id' as const, found: line.providerId === '' ? [] : byProvider.get(`${side}:${line.providerId}`) },
    { way: 'own_ref' as const, found: line.ownRef === '' ? [] : byRef.get(`${side}:${line.ownRef}`) },
  ]
  for (const { way, found = [] } of ways) {
    const same = found.find((money) => !used.has(money) && isSameAmount(line, money))
    if (same === undefined) continue
    used.add(same)
    const state = same.isPaid ? 'matched' : 'proposed'
    return { state, way, candidates: [{ kind: same.kind, id: same.id, percent: 100 }] }
  }
  const named = ways.find(({ found }) => (found ?? []).some((money) => !used.has(money)))
  if (named === undefined) return undefined
  const others = named.found!.filter((money) => !used.has(money))
  return { state: 'differs', way: named.way, candidates: others.map(({ kind, id }) => ({ kind, id, percent: 100 })) }
}

/** A statement of nets says what was left; where we know what should be left, that is compared. */
export const isSameAmount = (
  line: Pick<StatementLine, 'amount' | 'isGross'>,
  money: Pick<OurMoney, 'amount' | 'net'>,
): boolean =>
  line.amount === money.amount || (!line.isGross && money.net !== null && Math.abs(line.amount - money.net) <= 1)

function byLikeness(line: StatementLine, { byAmount }: Index, used: Set<OurMoney>): Match {
  const alike = (byAmount.get(`${sideOf(line)}:${line.amount}`) ?? [])
    .filter((money) => !used.has(money))
    .map((money) => ({ kind: money.kind, id: money.id, percent: likeness(line, money) }))
    .filter(({ percent }) => percent > 0)
    .toSorted((one, other) => other.percent - one.percent || one.id - other.id)
    .slice(0, 5)
  if (alike.length === 0) return { state: 'stranger', way: null, candidates: [] }
  return { state: 'proposed', way: 'likeness', candidates: alike }
}

/** How sure it is that a line without a name is this money, the amount being equal. */
function likeness(line: StatementLine, money: OurMoney): number {
  const apart = Math.abs(line.at.getTime() - money.at.getTime())
  const isNear = line.hasTime ? apart <= 10 * minuteMs : apart < dayMs
  const isSameDay = apart < dayMs
  const isFrom = (end: string) => end !== '' && (end.endsWith(line.payerEnd) || line.payerEnd.endsWith(end))
  if (line.payerEnd !== '') {
    if (isFrom(money.payerEnd) || isFrom(money.phoneEnd)) return isNear ? 94 : isSameDay ? 70 : 0
    if (money.payerEnd !== '') return 0
  }
  return isNear ? 60 : isSameDay ? 35 : 0
}
