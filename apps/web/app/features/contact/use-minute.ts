import { useEffect, useState } from 'react'

/** The time, to the half minute. Unknown in the server's page, which is kept and read at other hours. */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
