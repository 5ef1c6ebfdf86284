import { type ComponentType, useEffect, useState } from 'react'
import { loadUntilThere } from '../../../kit/loading/load-until-there.ts'

/**
 * A part of the room that no first screen shows. Its file is fetched as soon as the room is open, while there is a
 * network, and again and again while it is wanted and not there: `lazy` would remember for ever that it could not be had.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>, wanted: boolean) {
  const [part, setPart] = useState<{ View: ComponentType<Props> }>()
  useEffect(() => {
    if (part) return
    return loadUntilThere({ load, onThere: (View) => setPart({ View }), wanted })
  }, [load, part, wanted])
  return part?.View
}
