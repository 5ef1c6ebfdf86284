import * as m from '@prostuti/text/messages'
import {
  type HLSProvider,
  isHLSProvider,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  type MediaProviderAdapter,
  Track,
  useMediaState,
} from '@vidstack/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Quality, qualityOf } from '../pick-source.ts'
import playerStyles from '../player.module.css'
import type { ProgressStore, Saved } from '../progress/progress-store.ts'
import { Refused } from '../refused.tsx'
import type { Source, Watch } from '../watch-api.ts'
import { Watermark } from '../watermark.tsx'
import { Captions } from './captions.tsx'
import { Controls } from './controls.tsx'
import engineStyles from './engine.module.css'
import { playerSource } from './player-source.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { TouchLayer } from './touch-layer.tsx'
import { useCaptions } from './use-captions.ts'
import { useDeck } from './use-deck.ts'
import { useGoOn } from './use-go-on.ts'
import { useProgress } from './use-progress.ts'
import { useShown } from './use-shown.ts'
import { Waiting } from './waiting.tsx'

export type FilePlayerProps = {
  videoId: number
  title: string
  watch: Watch
  source: Source
  begin: number
  jump: { to: number } | undefined
  store: ProgressStore
  payAt: string | undefined
  renew: () => Promise<Watch>
  onQuality: (quality: Quality) => void
  onTime: ((seconds: number) => void) | undefined
  onProgress: ((saved: Saved) => void) | undefined
}

/** The running video with everything around it. */
export default function FilePlayer(props: FilePlayerProps) {
  const { videoId, title, watch, source, begin, jump, store, renew, onTime, onProgress } = props
  const player = useRef<MediaPlayerInstance>(null)
  const [before] = useState(watch.watched)
  const [now, setNow] = useState(begin)
  const [asking, setAsking] = useState(false)
  const leapt = useRef(false)
  const video = useCallback(() => player.current?.el?.querySelector('video') ?? null, [])
  const goOn = useGoOn({ player, address: source.address, begin, renew })
  const progress = useProgress({ videoId, store, before, video, onProgress })
  const captions = useCaptions(player, watch.captions)
  const paused = useMediaState('paused', player)
  const { shown, wake, toggle } = useShown(paused)

  const seek = (to: number) => {
    leapt.current = true
    goOn.seek(to)
    show(to)
    wake()
  }
  const show = (seconds: number) => {
    // Four times a second is enough for the eye; the library would draw sixty.
    setNow(Math.floor(seconds * 4) / 4)
    onTime?.(Math.floor(seconds))
  }
  const deck = useDeck({ player, seek, captions, onAct: wake })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new object is one jump
  useEffect(() => {
    if (!jump) return
    seek(jump.to)
    player.current?.play().catch(() => undefined)
    player.current?.el?.scrollIntoView({ block: 'nearest' })
  }, [jump])

  // The click was on the poster; the keyboard goes on in what took its place.
  useEffect(() => player.current?.el?.focus({ preventScroll: true }), [])

  return (
    <>
      <MediaPlayer
        ref={player}
        className={`${playerStyles.plBox} ${engineStyles.pl}`}
        data-shown={shown || undefined}
        data-fills={deck.fills || undefined}
        src={playerSource(source)}
        title={title}
        ariaLabel={m.player_label({ title })}
        viewType="video"
        streamType="on-demand"
        load="eager"
        preload="metadata"
        duration={watch.duration_seconds}
        playsInline
        keyDisabled
        onProviderChange={bringLibrary}
        onCanPlay={goOn.onCanPlay}
        onTimeUpdate={({ currentTime }) => {
          if (!goOn.isReady()) return
          goOn.onTime(currentTime)
          show(currentTime)
        }}
        onPlay={() => goOn.onPaused(false)}
        onPause={() => {
          goOn.onPaused(true)
          progress.mark()
        }}
        onSeeked={() => {
          if (leapt.current) progress.mark()
          leapt.current = false
        }}
        onKeyDown={deck.onKeyDown}
        onPointerMove={(event) => event.pointerType === 'mouse' && wake()}
      >
        <MediaProvider>
          {watch.captions.map(({ language, label, address }) => (
            <Track key={language} kind="captions" src={address} lang={language} label={label} type="vtt" />
          ))}
        </MediaProvider>
        <Captions track={captions.track} now={now} />
        <Watermark of={watch.watermark} />
        <TouchLayer deck={deck} onTap={toggle} />
        <Waiting player={player} />
        <Controls
          player={player}
          deck={deck}
          now={now}
          duration={watch.duration_seconds}
          watched={progress.watched}
          hasCaptions={watch.captions.length > 0}
          onSettings={() => setAsking(true)}
        />
        {goOn.trouble && <Refused code={goOn.trouble} payAt={props.payAt} onRetry={goOn.retry} />}
      </MediaPlayer>
      <SettingsDialog
        open={asking}
        onClose={() => setAsking(false)}
        watch={watch}
        deck={deck}
        quality={qualityOf(source)}
        onQuality={props.onQuality}
        caption={captions.position}
        onCaption={captions.choose}
      />
    </>
  )
}

const hlsOfOurs = {
  library: () => import('hls.js'),
  config: { enableWorker: false },
} satisfies Partial<HLSProvider>

/** Without it the library would come from a third party's address; its worker would be a blob, which our policy refuses. */
function bringLibrary(provider: MediaProviderAdapter | null): void {
  if (isHLSProvider(provider)) Object.assign(provider, hlsOfOurs)
}
