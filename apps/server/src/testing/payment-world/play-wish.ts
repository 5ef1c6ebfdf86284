import { postponeInstalment } from '../../features/payment/changes/postpone-instalment.ts'
import { askForRefund } from '../../features/payment/refund-requests/ask-for-refund.ts'
import { withdrawRefundRequest } from '../../features/payment/refund-requests/withdraw-refund-request.ts'
import type { Market } from './market.ts'
import { refusable } from './refusable.ts'
import type { SoldItem } from './sold-item.ts'
import { decideWish } from './staff.ts'
import { type Step, wishes } from './steps.ts'
import type { World } from './world.ts'

export type WishStep = Extract<Step, { do: 'moves' | (typeof wishes)[number] }>

export const isWish = (step: Step): step is WishStep => step.do === 'moves' || wishes.some((each) => each === step.do)

type Wish = { step: WishStep; item: SoldItem; orderId: number; doctorId: number }

/** What a doctor changes of an order that was booked, and what staff say to it. */
export function playWish(world: World, market: Market, { step, item, orderId, doctorId }: Wish): Promise<unknown> {
  const { db, clock } = world
  const own = { orderId, doctorId, now: clock.now() }
  if (step.do === 'is granted the wish' || step.do === 'is refused the wish')
    return decideWish(world, market, {
      orderId,
      isGranted: step.do === 'is granted the wish',
      second: 'signs',
      dies: step.dies,
    })
  const act = (): Promise<unknown> => {
    switch (step.do) {
      case 'moves':
        return item.move(doctorId, step.to)
      case 'puts off a part':
        return db.transaction((tx) => postponeInstalment(tx, { ...own, number: 2, byStaff: true }))
      case 'asks for money back':
        return db.transaction((tx) => askForRefund(tx, { ...own, reason: 'বদলি' }))
      case 'takes the wish back':
        return db.transaction((tx) => withdrawRefundRequest(tx, own))
    }
  }
  return refusable(step, act)
}
