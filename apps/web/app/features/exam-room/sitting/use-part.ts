import { type ComponentType, useEffect, useState } from 'react'

const againMs = 3000

/**
 * A part of the room that no first screen shows. Its file is fetched as soon as the room is open, while there is a
 * network, and again and again while it is wanted and not there: `lazy` would remember for ever that it could not be had.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>, wanted: boolean) {
  const [part, setPart] = useState<{ View: ComponentType<Props> }>()
  useEffect(() => {
    if (part) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const fetchPart = () =>
      load().then(
        (View) => setPart({ View }),
        () => {
          if (wanted && !left) timer = setTimeout(fetchPart, againMs)
        },
      )
    void fetchPart()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [load, part, wanted])
  return part?.View
}
