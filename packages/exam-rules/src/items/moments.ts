type Values = ArrayLike<number>

/** Undefined of nobody. */
export function meanOf(values: Values): number | undefined {
  if (values.length === 0) return undefined
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at]!
  return sum / values.length
}

/** Of a sample: divided by one less than there are. Undefined of fewer than two. */
export function covarianceOf(one: Values, other: Values): number | undefined {
  const [meanOne, meanOther] = [meanOf(one), meanOf(other)]
  if (meanOne === undefined || meanOther === undefined || one.length < 2) return undefined
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at]! - meanOne) * (other[at]! - meanOther)
  return sum / (one.length - 1)
}

export const varianceOf = (values: Values): number | undefined => covarianceOf(values, values)

/** Pearson's; null where one of them is the same for everybody. */
export function correlationOf(one: Values, other: Values): number | null {
  const [between, ofOne, ofOther] = [covarianceOf(one, other), varianceOf(one), varianceOf(other)]
  if (!ofOne || !ofOther || between === undefined) return null
  return between / Math.sqrt(ofOne * ofOther)
}
