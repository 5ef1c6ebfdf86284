import { describe, expect, it } from 'vitest'
import { createWatchMeter } from './watch-meter.ts'

const sum = (ranges: readonly (readonly [number, number])[]) => ranges.reduce((all, [from, to]) => all + to - from, 0)

/** Plays for some wall seconds from a place, four moments a second, as browsers tell them. */
function playFor(meter: ReturnType<typeof createWatchMeter>, from: number, seconds: number, rate = 1, clock = 0) {
  for (let step = 0; step <= seconds * 4; step++)
    meter.play({ seconds: from + (step / 4) * rate, at: clock + step * 250, rate })
}

describe('watched seconds', () => {
  it('are the seconds that were played', () => {
    const meter = createWatchMeter()
    playFor(meter, 10, 20)
    expect(meter.ranges()).toEqual([[10, 30]])
  })

  it('do not grow by a seek', () => {
    const meter = createWatchMeter()
    playFor(meter, 0, 5)
    meter.breakOff()
    playFor(meter, 60, 5, 1, 6000)
    expect(meter.ranges()).toEqual([
      [0, 5],
      [60, 65],
    ])
  })

  it('do not grow by a jump that nobody announced', () => {
    const meter = createWatchMeter()
    playFor(meter, 0, 5)
    playFor(meter, 60, 5, 1, 5250)
    expect(sum(meter.ranges())).toBe(10)
  })

  it('count the seconds of the video at double speed, not those of the wall', () => {
    const meter = createWatchMeter()
    playFor(meter, 0, 10, 2)
    expect(sum(meter.ranges())).toBe(20)
  })

  it('are not lost when the speed changes on the way', () => {
    const meter = createWatchMeter()
    meter.play({ seconds: 0, at: 0, rate: 2 })
    meter.play({ seconds: 3.6, at: 2000, rate: 1 })
    meter.play({ seconds: 7.4, at: 4000, rate: 2 })
    expect(meter.ranges()).toEqual([[0, 7.4]])
  })

  it('are not counted twice when a part is played again', () => {
    const meter = createWatchMeter()
    playFor(meter, 0, 10)
    meter.breakOff()
    playFor(meter, 5, 10, 1, 20_000)
    expect(meter.ranges()).toEqual([[0, 15]])
  })

  it('are none for a page that was only opened', () => {
    const meter = createWatchMeter()
    meter.play({ seconds: 42, at: 0, rate: 1 })
    expect(meter.ranges()).toEqual([])
  })
})
