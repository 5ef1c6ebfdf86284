const types = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
} as const

/** By the end of its name; undefined for what is no part of a video. */
export function mediaTypeOf(file: string): string | undefined {
  const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(types, ending) ? types[ending as keyof typeof types] : undefined
}
