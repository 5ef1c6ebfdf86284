/** How a payment may go. Whoever pays in the sandbox chooses; nothing is left to chance. */
export const paymentOutcomes = [
  'success',
  'failure',
  'cancel',
  /** Paid, but the gateway calls it risky. */
  'on_hold',
  /** Paid, but confirmed late. */
  'slow',
  /** Paid; the server is told twice at once. */
  'duplicate_ipn',
  /** Paid; the browser never returns. */
  'ipn_only',
  /** Paid; the server is never told. */
  'no_ipn',
  /** Paid; nobody is told, neither server nor browser. */
  'silent',
  /** Another amount was paid than was asked for. */
  'wrong_amount',
  /** Paid; what is said of it is signed wrongly. */
  'bad_signature',
  /** The payer approves, and the wallet is empty when the money is taken. */
  'no_balance',
] as const

export type PaymentOutcome = (typeof paymentOutcomes)[number]

/** Where the gateway sends the browser: a form from another site, a plain address, or nowhere. */
export type BrowserReturn =
  | { method: 'POST'; url: string; fields: Record<string, string> }
  | { method: 'GET'; url: string }
  | null
