import { joinRanges, type Range } from './ranges.ts'

/** What the player shows at one moment. `at` is the wall clock in milliseconds. */
type Moment = { seconds: number; at: number; rate: number }

/** Clocks of a busy phone drift apart by this much between two moments. */
const slackSeconds = 1

export type WatchMeter = {
  /** Called at each moment while the video really plays. */
  play: (moment: Moment) => void
  /** Paused, seeking, buffering: what comes next does not follow from what was before. */
  breakOff: () => void
  ranges: () => Range[]
}

/**
 * Measures what was really played: the way between two moments counts only when the video could have run it in the time
 * between them. A seek runs further than that, so it never counts; at double speed twice the seconds do.
 */
export function createWatchMeter(): WatchMeter {
  let last: Moment | undefined
  let ranges: Range[] = []
  return {
    play(moment) {
      const run = last ? moment.seconds - last.seconds : 0
      // The speed may have changed on the way: the faster of the two bounds it.
      const rate = Math.max(moment.rate, last?.rate ?? 0)
      const could = last ? ((moment.at - last.at) / 1000) * rate + slackSeconds : 0
      if (last && run > 0 && run <= could) ranges = joinRanges([...ranges, [last.seconds, moment.seconds]])
      last = moment
    },
    breakOff() {
      last = undefined
    },
    ranges: () => ranges,
  }
}
