import * as m from '@prostuti/text/messages'
import { useEffect, useMemo, useState } from 'react'
import { useSession } from '../session/session.ts'
import { useStaffView } from '../session/use-staff-view.ts'
import { EmbedPlayer } from './embed-player.tsx'
import { pickSource, type Quality } from './pick-source.ts'
import styles from './player.module.css'
import { Poster } from './poster.tsx'
import type { Saved } from './progress/progress-store.ts'
import { startSecond } from './progress/start-second.ts'
import { Refused } from './refused.tsx'
import { savesData, storedQuality, storeQuality } from './taste.ts'
import { bringEngine, useEngine } from './use-engine.ts'
import { useWatch } from './use-watch.ts'
import { progressStoreOf } from './watch-api.ts'

export type VideoPlayerProps = {
  videoId: number
  title: string
  /** Where to begin instead of the place reached last. */
  startAt?: number
  /** The second now shown, while it plays and after each jump. */
  onTime?: (seconds: number) => void
  /** How much of it is watched, each time the server has been told. */
  onProgress?: (saved: Saved) => void
  /** A new object jumps there, and starts the video when it is not running yet. */
  jump?: { to: number }
  /** Where the doctor pays when this video is closed for an overdue instalment. */
  payAt?: string
}

/** A video that only those who may watch it get: everything about watching is in here. */
export function VideoPlayer(props: VideoPlayerProps) {
  const staff = useStaffView()
  const { doctor } = useSession()
  if (staff)
    return (
      <div className={styles.plBox}>
        <p className={styles.plSaid}>{m.player_staff()}</p>
      </div>
    )
  if (!doctor) return <Coming />
  return <Watching key={`${doctor.id} ${props.videoId}`} {...props} doctorId={doctor.id} />
}

function Watching({
  doctorId,
  videoId,
  title,
  startAt,
  jump,
  payAt,
  ...tell
}: VideoPlayerProps & { doctorId: number }) {
  const store = useMemo(() => progressStoreOf(doctorId), [doctorId])
  const { watch, error, renew, retry } = useWatch(videoId, store)
  const [chosen, setChosen] = useState(storedQuality)
  const [begun, setBegun] = useState<{ from: number; by?: VideoPlayerProps['jump'] }>()

  const { Engine, failed, retry: bringAgain } = useEngine(begun !== undefined && watch?.embed === null)

  useEffect(() => {
    if (jump) setBegun((before) => before ?? { from: jump.to, by: jump })
  }, [jump])

  // Without a token or on an unverified device `background/act-on-answers.ts` leads elsewhere: no error to show on the way.
  const refusal = failed ? 'offline' : error && error.status !== 401 && error.status !== 423 ? error.code : undefined
  if (refusal)
    return (
      <div className={styles.plBox}>
        <Refused code={refusal} payAt={payAt} onRetry={failed ? bringAgain : retry} />
      </div>
    )
  if (!watch)
    return (
      <div className={styles.plBefore}>
        <Coming />
        <div className={styles.plChoiceSpace} />
      </div>
    )

  const begin = startSecond(watch.duration_seconds, watch.position_seconds, startAt)
  const source = pickSource(watch.sources, { chosen, saves: savesData() })
  const choose = (quality: Quality) => {
    storeQuality(quality)
    setChosen(quality)
  }
  if (watch.embed !== null)
    return (
      <EmbedPlayer
        videoId={videoId}
        title={title}
        watch={watch}
        store={store}
        poster={begin}
        begun={jump?.to ?? begun?.from}
        onPlay={(from) => setBegun({ from })}
        {...tell}
      />
    )
  if (!begun || !source)
    return (
      <Poster
        watch={watch}
        title={title}
        begin={begin}
        source={source}
        onQuality={choose}
        onPlay={(from) => setBegun({ from })}
        onNear={bringEngine}
      />
    )
  if (!Engine) return <Coming />
  return (
    <Engine
      videoId={videoId}
      title={title}
      watch={watch}
      source={source}
      begin={begun.from}
      jump={jump === begun.by ? undefined : jump}
      store={store}
      payAt={payAt}
      renew={renew}
      onQuality={choose}
      onTime={tell.onTime}
      onProgress={tell.onProgress}
    />
  )
}

function Coming() {
  return (
    <div className={styles.plBox}>
      <div className={styles.plWait} data-part="pl-wait" role="status">
        <i aria-hidden="true" />
        {m.player_coming()}
      </div>
    </div>
  )
}
