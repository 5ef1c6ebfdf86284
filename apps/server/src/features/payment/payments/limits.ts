import type { RateLimit } from '../../rate-limit/index.ts'

const minute = 60_000

/** More than anybody needs who changes their mind, and too few to flood a gateway in our name. */
export const paymentsByDoctor: RateLimit = { name: 'start-payment', tries: 12, windowMs: 10 * minute }
export const asksByDoctor: RateLimit = { name: 'ask-payment', tries: 6, windowMs: minute }
/** Whoever asks for money back and stays again and again sends nobody more SMS than this. */
export const refundRequestsByDoctor: RateLimit = { name: 'refund-request', tries: 6, windowMs: 60 * minute }
/** Codes are short words; nobody should find one by trying. */
export const codesByDoctor: RateLimit = { name: 'discount-code', tries: 20, windowMs: 10 * minute }

/** A payer may fail, try again and come back, and each time the gateway tells of it too. What comes after that waits for the job. */
export const callbacksOfPayment: RateLimit = { name: 'payment-callback', tries: 5, windowMs: 24 * 60 * minute }
/** A gateway's own server tells of many payments, and many payers share an address; they too only wait for the job. */
export const callbacksByAddress: RateLimit = { name: 'callback-address', tries: 120, windowMs: 10 * minute }
