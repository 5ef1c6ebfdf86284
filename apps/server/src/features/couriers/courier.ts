import type { tables } from '@prostuti/db'

/** Couriers with an API. What goes by any other is written down by staff (`manual`). */
export type CourierName = 'steadfast' | 'pathao'

export type DeliveryState = (typeof tables.sheetDelivery.$inferSelect)['state']

export type ParcelToBook = {
  /** Ours, letters and digits, never used before. */
  invoice: string
  recipient: string
  /** E.164. */
  phone: string
  /** House, road, area. */
  street: string
  /** Upazila and district, which must survive a limit on the length. */
  place: string
  note: string | null
  /** What is inside, as the courier's label shows it. */
  contents: string
  weightGrams: number
  items: number
}

export type BookedParcel = {
  /** Null when the courier has it, but its answer was lost. */
  consignmentId: string | null
  trackingCode: string | null
}

type ParcelToAsk = {
  invoice: string
  consignmentId: string | null
  /** What a message claims to be its number there; taken only when the courier itself says that it belongs to our invoice. */
  claimedId?: string | null
}

export type ParcelNews = {
  /** Null when the courier's word says nothing about where the parcel is. */
  state: DeliveryState | null
  /** The courier's own word. */
  said: string
  /** A place or a reason, where the courier named one. */
  detail: string | null
  /** Its number there, as the courier confirms it. */
  consignmentId?: string
}

/** Which parcel a message is about, and nothing else: what it claims is asked for. */
type WebhookHint = { invoice: string | null; consignmentId: string | null }

/**
 * One courier. Every call may take many seconds, so none is made inside a transaction, and every one throws CourierAway when
 * the courier cannot be reached or speaks nonsense. What is said either way is kept in `courier_message`, without secrets.
 */
export type Courier = {
  name: CourierName
  /** False where the centre has no account: staff send the parcels, and every call throws CourierAway. */
  available: boolean
  /** Throws CourierRefused when the parcel as it is will not be taken. */
  book(parcel: ParcelToBook): Promise<BookedParcel>
  /** What an answer to `book` says, if it is a success; also for one that was written down and not acted on. */
  readBooking(answer: Record<string, unknown>): BookedParcel | undefined
  /** After an answer that was lost: whether the parcel is there. `unsure` where the courier cannot be asked by our number. */
  find(invoice: string): Promise<'there' | 'not_there' | 'unsure'>
  /** Undefined when the courier does not know the parcel, or knows it as somebody else's. */
  ask(parcel: ParcelToAsk): Promise<ParcelNews | undefined>
  /** Undefined for a message that does not carry the secret we gave the courier. */
  readWebhook(headers: Readonly<Record<string, unknown>>, body: Record<string, unknown>): WebhookHint | undefined
  /** What the courier wants to see in the answer to a message of its own. */
  webhookHeaders: Readonly<Record<string, string>>
  /** The page on which anybody can follow a parcel. */
  trackingPage(code: string): string | null
}

export type Couriers = Record<CourierName, Courier>

/** The courier did not answer, or not in a way that means anything. Nothing is known, so nothing is concluded. */
export class CourierAway extends Error {
  readonly courier: CourierName
  /** `timeout`, `unreachable`, `cut`, `unreadable`, `http_500`, `token`, `closed`. */
  readonly code: string

  constructor(courier: CourierName, code: string, meaning: string) {
    super(`${courier}: ${meaning} (${code})`)
    this.name = 'CourierAway'
    this.courier = courier
    this.code = code
  }
}

/** The courier understood, and will not take this parcel: an address or a number it cannot use. */
export class CourierRefused extends Error {
  readonly courier: CourierName
  /** Why, in its own words. */
  readonly words: string

  constructor(courier: CourierName, errors: Record<string, unknown>) {
    const words = refusalWords(errors)
    super(`${courier}: ${words}`)
    this.name = 'CourierRefused'
    this.courier = courier
    this.words = words
  }
}

/** What a courier has against each field; of a field about which it says nothing else, the name. */
export const refusalWords = (errors: Record<string, unknown>): string =>
  Object.entries(errors)
    .map(
      ([field, said]) =>
        [said]
          .flat()
          .filter((word) => typeof word === 'string' && word !== '')
          .join(' ') || field,
    )
    .join(' · ')
    .slice(0, 500)

/** Nobody was there, or said that nobody was: nothing can have been booked. */
export const neverArrived = (code: unknown): boolean =>
  typeof code === 'string' && ['unreachable', 'http_503', 'closed', 'token'].includes(code)
