type Day = { day: string; paisa: number }

export const chartWidth = 592
export const chartHeight = 190
export const left = 66
const bottom = 164
const top = 12

type Bar = { day: string; paisa: number; x: number; y: number; width: number; height: number; isToday: boolean }
export type TakingsChart = { bars: Bar[]; ticks: { paisa: number; y: number }[] }

const steps = [1, 2, 2.5, 4, 5, 10]

/** The lowest round number that is a quarter of at least the highest bar: four lines above the ground, none of them crooked. */
export function roundQuarter(highest: number): number {
  const least = Math.max(highest, 4) / 4
  const power = 10 ** Math.floor(Math.log10(least))
  return (steps.find((step) => step * power >= least) ?? 10) * power
}

/** Where the bars and lines stand. A day on which more went back than came has no bar; the table says it. */
export function drawTakings(days: readonly Day[]): TakingsChart {
  const quarter = roundQuarter(Math.max(0, ...days.map(({ paisa }) => paisa)))
  const yOf = (paisa: number) => bottom - ((bottom - top) * paisa) / (4 * quarter)
  const pitch = (chartWidth - left) / days.length
  return {
    ticks: [0, 1, 2, 3, 4].map((count) => ({ paisa: count * quarter, y: yOf(count * quarter) })),
    bars: days.map(({ day, paisa }, at) => {
      const shown = Math.max(0, paisa)
      return {
        day,
        paisa,
        x: left + at * pitch + pitch * 0.17,
        width: pitch * 0.66,
        y: yOf(shown),
        height: bottom - yOf(shown),
        isToday: at === days.length - 1,
      }
    }),
  }
}
