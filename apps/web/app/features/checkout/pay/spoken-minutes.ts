export type SpokenMinutes = {
  /** Since when: minutes at which it is said again. */
  mark: number
  /** What the clock showed then, rounded up. */
  minutes: number
}

const marks = [1, 2, 5, 10]

/**
 * What a screen reader hears of a clock: said at the beginning and at each mark, with the minutes that the clock then shows. The
 * same object until the next mark, so that each is heard once; a phone that slept over a mark hears what is left.
 */
export function speakMinutes(seconds: number, said?: SpokenMinutes): SpokenMinutes {
  const mark = marks.find((each) => seconds <= each * 60) ?? Number.POSITIVE_INFINITY
  return said?.mark === mark ? said : { mark, minutes: Math.ceil(seconds / 60) }
}
