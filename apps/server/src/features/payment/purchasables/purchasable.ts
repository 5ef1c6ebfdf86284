import type { Transaction, Tx, tables } from '@prostuti/db'
import type { InstalmentShare, Reckoning } from '@prostuti/payment-rules'
import type { SQL } from 'drizzle-orm'

type PurchaseOrderRow = typeof tables.purchaseOrder.$inferSelect
type LocalizedText = PurchaseOrderRow['title']

export type PurchasableKind = PurchaseOrderRow['kind']

/** One thing bought by one doctor; `id` is that of the enrolment, the event or the subscription. */
export type Purchase = { doctorId: number; id: number }

/**
 * One kind of what is sold: a batch, an event, a subscription. Everything that payment does differently for one kind than for
 * another is a verb here, so that a new kind is one file beside `batch.ts` and one line in `purchasables.ts`.
 */
export type Purchasable = {
  /** The column of an order that holds the purchase's id. */
  orderColumn: 'enrolmentId' | 'eventId' | 'subscriptionId'
  /** As SQL about a row of `purchase_order`: until when its seat is held, null where nothing holds one. */
  heldUntil: SQL
  /** As SQL about a row of `purchase_order`: whether what it is for still waits for the first money. */
  isPending: SQL
  seatOf(tx: Tx, purchase: Purchase): Promise<Seat>
  /** Whether the doctor has it by another way than this purchase, so that money for it is too much. */
  isOwned(tx: Tx, purchase: Purchase): Promise<boolean>
  /** The order became binding, and the doctor is in. */
  enter(tx: Transaction, purchase: Purchase, now: Date): Promise<void>
  /** The doctor leaves, and the seat is free for others. A second time changes nothing. */
  end(tx: Transaction, purchase: Purchase, now: Date): Promise<void>
  /** Nobody paid for it: it is let go. */
  lapse(tx: Transaction, purchase: Purchase): Promise<void>
  /** Ids of all that a doctor has of the kind now, bought or given by staff. */
  listOwned(tx: Tx, doctorId: number): Promise<number[]>
  /** Frees every seat that a doctor holds while paying. */
  releaseHolds(tx: Transaction, doctorId: number): Promise<void>
  /** It was let go, and the doctor wants it again. */
  reopen(tx: Transaction, purchase: Purchase): Promise<void>
  /** What a doctor who leaves now gets back. */
  reckonRefund(tx: Tx, purchase: Purchase, money: MoneyOfOrder, now: Date): Promise<Reckoning>
  /** What is known of the purchases of these orders, by the order's id. */
  describe(tx: Tx, orderIds: readonly number[], now: Date): Promise<Map<number, PurchaseFacts>>
}

/** What was agreed, what of the doctor's money is here, and since when it binds. */
export type MoneyOfOrder = { total: number; here: number; bookedAt: Date }

/** What a doctor can hold while paying. */
export type Seat = {
  /** Undefined when it is no longer there. */
  read(tx: Tx, now: Date): Promise<Listing | undefined>
  /** How many are left for this doctor. The row that counts them stays locked, so that whoever counts next sees what was done. */
  lock(tx: Transaction, now: Date): Promise<FreeSeats>
  hold(tx: Transaction, until: Date): Promise<void>
  /** Sells it to the doctor, whose hold ends. That it is free was asked in the same transaction. */
  take(tx: Transaction): Promise<void>
}

/** `free`: neither sold nor held for somebody else. `heldUntil`: the doctor's own hold, if it still runs. */
export type FreeSeats = { unsold: number; free: number; heldUntil: Date | null }

/** What a purchasable is called and costs at this moment. */
export type Listing = {
  /** As discount codes name it. */
  key: string
  title: LocalizedText
  detail: LocalizedText | null
  listPaisa: number
  reductionPaisa: number
  reductionEndsAt: Date | null
  /** One can still get in, seats aside. */
  isOpen: boolean
}

export type PurchaseFacts = {
  /** How the API names what was bought. */
  names: {
    kind: PurchasableKind
    enrolment_id: number | null
    event_id: number | null
    subscription_id: number | null
    /** The shelf a subscription is of. */
    offer_id: number | null
    batch_id: number | null
  }
  /** Until when the doctor's seat is held, as the checkout shows it. */
  heldUntil: Date | null
  pauseLecturesAfterDays: number
  /** The last day on which the doctor may move to another timetable or batch; null where there is nothing to move to. */
  moveUntil: string | null
  /** By so many days one part may be put off. */
  postponeDays: number
  /** How an order that is not booked yet may be paid in parts. */
  shares: InstalmentShare[]
  /** What pauses while a part is overdue; null where no doctor has to be reminded of anything. */
  pauses: 'lectures' | 'videos' | null
  /** Where the rest is paid. */
  checkoutPage: string
  /** Where the browser is sent after a payment. */
  pageOfPayment(paymentId: number): string
}
