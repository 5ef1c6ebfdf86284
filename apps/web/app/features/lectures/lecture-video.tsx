import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import type { Saved } from '../../kit/player/progress/progress-store.ts'
import { VideoPlayer } from '../../kit/player/video-player.tsx'
import { secondIn } from './addresses.ts'
import type { VideoCard } from './lecture-queries.ts'
import { Notes } from './notes/notes.tsx'
import { WatchedBar } from './watched-bar.tsx'

type LectureVideoProps = {
  courseId: string
  video: VideoCard
  /** The second now shown. */
  onTime: (seconds: number) => void
}

/** The recording, how much of it was watched, and what was written down on the way. */
export function LectureVideo({ courseId, video, onTime }: LectureVideoProps) {
  const asked = secondIn(useLocation().search)
  const [second, setSecond] = useState(asked ?? video.position_seconds)
  const [jump, setJump] = useState<{ to: number }>()
  const [saved, setSaved] = useState<Saved>()

  const first = useRef(asked)
  useEffect(() => {
    // The same page by another link: the video is there already and only has to go elsewhere.
    if (asked !== undefined && asked !== first.current) setJump({ to: asked })
    first.current = undefined
  }, [asked])

  return (
    <>
      <VideoPlayer
        videoId={video.id}
        title={video.title}
        startAt={asked}
        jump={jump}
        payAt={addressOf('/my/courses/:id/payment-option', { id: courseId })}
        onTime={(seconds) => {
          setSecond(seconds)
          onTime(seconds)
        }}
        onProgress={setSaved}
      />
      <WatchedBar video={{ ...video, ...saved }} />
      <Notes videoId={video.id} second={second} onJump={(to) => setJump({ to })} />
    </>
  )
}
