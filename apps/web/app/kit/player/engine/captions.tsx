import type { TextTrack } from '@vidstack/react'
import { useEffect, useState } from 'react'
import styles from './engine.module.css'

/** Markup inside a cue is for the browser's own drawing; here the words alone count. */
const wordsOf = (text: string) => text.replace(/<[^<>]*>/g, '')

/** What is being said, in the house's type: the library's own drawing would need its own style sheet. */
export function Captions({ track, now }: { track: TextTrack | null; now: number }) {
  const [, setLoads] = useState(0)
  useEffect(() => {
    const count = () => setLoads((loads) => loads + 1)
    track?.addEventListener('load', count)
    return () => track?.removeEventListener('load', count)
  }, [track])

  const cues = track?.cues.filter(({ startTime, endTime }) => startTime <= now && now < endTime) ?? []
  if (cues.length === 0) return null
  return (
    <div className={styles.plCues} data-part="pl-cues" lang={track?.language}>
      {cues.map((cue) => (
        <p key={cue.startTime}>
          <span>{wordsOf(cue.text)}</span>
        </p>
      ))}
    </div>
  )
}
