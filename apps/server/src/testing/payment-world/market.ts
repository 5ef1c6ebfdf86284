import { buildCourse } from '../builders/build-batch.ts'
import { buildDoctor } from '../builders/build-doctor.ts'
import { days } from '../test-clock.ts'
import { type Discount, issueCode } from './discount.ts'
import { openBatch } from './open-batch.ts'
import { openEvent } from './open-event.ts'
import { openShelf } from './open-shelf.ts'
import type { SoldItem } from './sold-item.ts'
import type { Schedule } from './steps.ts'
import type { World } from './world.ts'

/** What a doctor agreed to by beginning to pay. */
export type Agreed = { totalPaisa: number; codeId: number | null }

/** All that one schedule is about: what is sold, the codes for it, and what staff were heard to say. */
export type Market = {
  openedAt: Date
  /** Three who have never been here before: nothing went back to them yet. */
  doctors: readonly [number, number, number]
  items: SoldItem[]
  codes: { word: string; id: number; discount: Discount }[]
  /** What each payment was begun for, as the order stood at that moment. */
  agreed: Map<number, Agreed>
  /** The wallet's numbers that doctors type in for money sent by hand. */
  typedTrx: readonly [string, string]
  /** Payments that staff have found, as often as they said so, or found wanting. */
  approved: number[]
  refused: Set<number>
  /** Cash that lies in the drawer, by the press that took it. */
  drawer: Map<string, number>
  /** How many statements of gateways have come. */
  statements: number
  /** Orders whose doctors left with a part of their money. */
  left: Set<number>
}

/** Somewhere new for every schedule, long after the last one. */
export async function openMarket(world: World, { sells, seats, discounts }: Schedule): Promise<Market> {
  const { db, clock, tills } = world
  clock.move(days(4))
  tills.sslcommerz.clear()
  tills.bkash.clear()
  const day = Math.floor(clock.now().getTime() / days(1))
  // A course of its own: whoever moves, moves within this market.
  const course = await buildCourse(db)
  const open = {
    batch: () => openBatch({ db, clock, course, seats }),
    event: () => openEvent({ db, clock, seats }),
    shelf: () => openShelf({ db, clock }),
  }
  const items: SoldItem[] = []
  for (const kind of sells) items.push(await open[kind]())
  const codes: Market['codes'] = []
  for (const [nth, discount] of discounts.entries()) {
    const word = `EID${day}${'AB'[nth]}`
    codes.push({ word, id: await issueCode(db, word, discount), discount })
  }
  return {
    openedAt: clock.now(),
    doctors: [(await buildDoctor(db)).id, (await buildDoctor(db)).id, (await buildDoctor(db)).id],
    drawer: new Map(),
    statements: 0,
    items,
    codes,
    agreed: new Map(),
    typedTrx: [`HAND${day}A`, `HAND${day}B`],
    approved: [],
    refused: new Set(),
    left: new Set(),
  }
}
