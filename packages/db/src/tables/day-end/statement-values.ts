/** Who sends statements. Nagad, Rocket and a bank are `other`: money through them is sent by hand. */
export const statementProviders = ['bkash', 'sslcommerz', 'other'] as const

export const statementKinds = ['payment', 'refund', 'chargeback', 'fee', 'payout', 'adjustment', 'other'] as const

/**
 * `differs`: it names one of ours, with another amount. `proposed`: without a name, but alike. `left`: nothing of ours is meant,
 * such as a fee or a payout. `settled`: a person said what it is.
 */
export const statementLineStates = ['matched', 'differs', 'proposed', 'stranger', 'left', 'settled'] as const

/** How a match was found; `person`: by whoever decided. */
export const statementWays = ['provider_id', 'own_ref', 'likeness', 'person'] as const

/** Which column says what, and how; the fields' names are the server's. */
export type StatementColumns = {
  headerRow: number
  columns: Record<string, number>
  dayOrder: 'dmy' | 'mdy'
  defaultKind: (typeof statementKinds)[number]
}

export type StatementCandidate = { kind: 'payment' | 'refund'; id: number; percent: number }
