import type { PlayerSrc } from '@vidstack/react'

/** The library tells a playlist from a file by its type. */
export function playerSource({ address, type }: { address: string; type: string }): PlayerSrc {
  if (/mpegurl/i.test(type)) return { src: address, type: 'application/vnd.apple.mpegurl' }
  return { src: address, type: type.startsWith('video/webm') ? 'video/webm' : 'video/mp4' }
}
