import { useEffect, useState } from 'react'

type Clock = { endsAt: number; now: () => number }

const secondsOf = ({ endsAt, now }: Clock): number => Math.max(0, Math.ceil((endsAt - now()) / 1000))

/** Turns with the room's clock, at the second and not some time after it. */
export function useSecondsLeft({ endsAt, now }: Clock): number {
  const [seconds, setSeconds] = useState(() => secondsOf({ endsAt, now }))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = () => {
      setSeconds(secondsOf({ endsAt, now }))
      const left = endsAt - now()
      if (left > 0) timer = setTimeout(turn, left % 1000 || 1000)
    }
    turn()
    return () => clearTimeout(timer)
  }, [endsAt, now])
  return seconds
}

export type TimeMark = 'plenty' | 'low' | 'last'

/** Below five minutes it is low, below one the last; drawn anew only when that changes. */
export function useTimeMark({ endsAt, now }: Clock): TimeMark {
  const [mark, setMark] = useState<TimeMark>(() => markOf(secondsOf({ endsAt, now })))
  useEffect(() => {
    const look = () => setMark(markOf(secondsOf({ endsAt, now })))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [endsAt, now])
  return mark
}

export const lowMinutes = 5

const markOf = (seconds: number): TimeMark => (seconds > lowMinutes * 60 ? 'plenty' : seconds > 60 ? 'low' : 'last')
