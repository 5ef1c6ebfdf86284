/** Where the minutes of a day stand in a column. The hours before six are drawn small, unless something stands in them. */
export type TimeScale = {
  /** In hours as they are drawn. */
  height: number
  yOf: (minute: number) => number
  minuteAt: (y: number) => number
}

const dawn = 6
const folded = 1.5

export function timeScale(isFolded: boolean): TimeScale {
  const night = isFolded ? folded : dawn
  const height = night + 24 - dawn
  return {
    height,
    yOf: (minute) => {
      const hour = minute / 60
      return hour < dawn ? (hour * night) / dawn : night + hour - dawn
    },
    minuteAt: (y) => {
      const hour = y < night ? (y * dawn) / night : dawn + y - night
      return Math.max(0, Math.min(24, hour)) * 60
    },
  }
}

const stepMinutes = 15

/** The quarter of an hour that is nearest. */
export const toStep = (minute: number): number => Math.round(minute / stepMinutes) * stepMinutes
