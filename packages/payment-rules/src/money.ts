/** Whole paisa: a taka is 100. Fractions of a paisa do not exist, so sums are exact. */
export type Paisa = number

export const taka: Paisa = 100

/** Prices are spoken of in whole taka; what a percentage leaves over stays with the payer. */
export const upToWholeTaka = (amount: number): Paisa => Math.ceil(amount / taka) * taka
