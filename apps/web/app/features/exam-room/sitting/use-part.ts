import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of the room that no first screen shows. Its file is fetched as soon as the room is open, while there is a
 * network, and again whenever it is wanted and not there: `lazy` would remember for ever that it could not be had.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>, wanted: boolean) {
  const [part, setPart] = useState<{ View: ComponentType<Props> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish is what calls for another try
  useEffect(() => {
    if (part) return
    load().then(
      (View) => setPart({ View }),
      () => {},
    )
  }, [load, part, wanted])
  return part?.View
}
