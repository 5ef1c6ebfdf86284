import { startOfDhakaDay } from '@prostuti/text/dates'

const dayMs = 86_400_000

/**
 * The one question that everybody is asked on this day in Dhaka. Every question gets its day before one comes again; the
 * steps are long, so that neighbours in the paper, which ask about one subject, do not follow each other.
 */
export function questionOfTheDay<Question>(questions: readonly Question[], now: Date): Question | undefined {
  const day = Math.round(startOfDhakaDay(now).getTime() / dayMs)
  return questions[(day * strideThrough(questions.length)) % questions.length]
}

/** Without a common divisor, so that the walk meets all of them. */
function strideThrough(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.382))
  while (commonDivisor(stride, count) > 1) stride += 1
  return stride
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}
