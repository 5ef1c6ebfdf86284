import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { actOf } from './keys.ts'
import { nextSpeed } from './speeds.ts'

type DeckInput = {
  player: RefObject<MediaPlayerInstance | null>
  seek: (to: number) => void
  captions: { on: boolean; show: (on: boolean) => void }
  /** Somebody acted: the controls show themselves. */
  onAct: () => void
}

export type Deck = ReturnType<typeof useDeck>

/** Everything that can be done to a running video, whoever asks: a button, a key or a finger. */
export function useDeck({ player, seek, captions, onAct }: DeckInput) {
  const paused = useMediaState('paused', player)
  const ended = useMediaState('ended', player)
  const muted = useMediaState('muted', player)
  const volume = useMediaState('volume', player)
  const rate = useMediaState('playbackRate', player)
  const isFull = useMediaState('fullscreen', player)
  const inPicture = useMediaState('pictureInPicture', player)
  const canPicture = useMediaState('canPictureInPicture', player)
  // Phones that can only fill the screen with the bare video would lose the watermark: there the page makes room itself.
  const [fills, setFills] = useState(false)

  const seekBy = (by: number) => {
    const { currentTime = 0, duration = 0 } = player.current?.state ?? {}
    seek(Math.min(Math.max(0, currentTime + by), Math.max(0, duration - 0.1)))
  }
  const deck = {
    paused,
    ended,
    muted: muted || volume === 0,
    volume,
    rate,
    inPicture,
    canPicture,
    captions,
    isFull: isFull || fills,
    fills,
    seek,
    seekBy,
    toggle: () => void (paused ? player.current?.play() : player.current?.pause())?.catch(() => undefined),
    mute: () => {
      if (player.current) player.current.muted = !muted
    },
    setVolume: (to: number) => {
      if (!player.current) return
      player.current.volume = Math.min(Math.max(0, to), 1)
      player.current.muted = to <= 0
    },
    setRate: (to: number) => {
      if (player.current) player.current.playbackRate = to
    },
    full: () => {
      if (!document.fullscreenEnabled) return setFills(!fills)
      void (isFull ? player.current?.exitFullscreen() : player.current?.enterFullscreen())?.catch(() => undefined)
    },
    picture: () =>
      void (inPicture ? player.current?.exitPictureInPicture() : player.current?.enterPictureInPicture())?.catch(
        () => undefined,
      ),
    onKeyDown: (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      const on = target.dataset.keys === 'own' ? 'slider' : target.closest('button, a') ? 'button' : 'box'
      const act = actOf({ key: event.key, modified: event.ctrlKey || event.metaKey || event.altKey, on })
      if (!act || (act.do === 'leave' && !fills)) return
      event.preventDefault()
      onAct()
      if (act.do === 'toggle') deck.toggle()
      else if (act.do === 'seek') seekBy(act.by)
      else if (act.do === 'volume') deck.setVolume(volume + act.by)
      else if (act.do === 'speed') deck.setRate(nextSpeed(rate, act.by))
      else if (act.do === 'mute') deck.mute()
      else if (act.do === 'captions') captions.show(!captions.on)
      else deck.full()
    },
  }
  return deck
}
