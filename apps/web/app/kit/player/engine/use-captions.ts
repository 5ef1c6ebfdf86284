import type { MediaPlayerInstance, TextTrack } from '@vidstack/react'
import { type RefObject, useEffect, useState } from 'react'
import { recall, remember } from '../../storage/storage.ts'
import type { Watch } from '../watch-api.ts'

const key = 'video_captions'

/** Which captions are shown; kept on the device by their language, as who needs them needs them everywhere. */
export function useCaptions(player: RefObject<MediaPlayerInstance | null>, captions: Watch['captions']) {
  const [position, setPosition] = useState(() => captions.findIndex(({ language }) => language === recall(key)))
  const [track, setTrack] = useState<TextTrack | null>(null)

  useEffect(() => {
    const tracks = player.current?.textTracks
    if (!tracks) return
    const choose = () => {
      const wanted = captions[position]?.language
      let shown: TextTrack | null = null
      for (const each of tracks.toArray()) {
        if (each.kind !== 'captions') continue
        // The library's types know no language but the empty one.
        const mode = String(each.language) === wanted ? 'showing' : 'disabled'
        if (each.mode !== mode) each.setMode(mode)
        if (mode === 'showing') shown = each
      }
      setTrack(shown)
    }
    choose()
    tracks.addEventListener('add', choose)
    return () => tracks.removeEventListener('add', choose)
  }, [player, captions, position])

  const choose = (next: number) => {
    setPosition(next)
    remember(key, captions[next]?.language ?? 'off')
  }
  return { position, track, on: position >= 0, choose, show: (on: boolean) => choose(on ? 0 : -1) }
}
