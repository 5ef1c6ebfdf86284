const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])

/** Words of 11 signs that stand where an id would: what they lead to is named by the rest of the link. */
const notIds = new Set(['live_stream', 'videoseries'])

/** Any YouTube link → the address of its embedded player, without cookies; undefined for everything else. */
export function toEmbedLink(link: string): string | undefined {
  const url = parse(link)
  if (!url) return undefined
  const id = videoId(url)
  if (!id || !/^[\w-]{11}$/.test(id) || notIds.has(id)) return undefined
  const start = startSeconds(url)
  // Built anew from the checked id, so that nothing else of the link can come along.
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`
}

function parse(link: string): URL | undefined {
  try {
    const url = new URL(link.trim())
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
  } catch {
    return undefined
  }
}

function videoId(url: URL): string | null | undefined {
  const [first, second] = url.pathname.split('/').filter(Boolean)
  if (url.hostname === 'youtu.be') return first
  if (!hosts.has(url.hostname)) return undefined
  if (first === 'watch') return url.searchParams.get('v')
  return first === 'embed' || first === 'shorts' || first === 'live' ? second : undefined
}

/** `t=90`, `t=90s` or `start=90`: where the sharer wanted it to begin. */
function startSeconds(url: URL): number {
  const match = /^(\d{1,6})s?$/.exec(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '')
  return match ? Number(match[1]) : 0
}
