import { useEffect, useState } from 'react'

const calmMs = 300

/** A value once it has stood still for a moment: who chooses three subjects asks for one count. */
export function useCalm<Value>(value: Value): Value {
  const [calm, setCalm] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), calmMs)
    return () => clearTimeout(timer)
  }, [value])
  return calm
}
